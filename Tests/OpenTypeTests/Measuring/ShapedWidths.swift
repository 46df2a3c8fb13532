import OpenType
import Testing

/// The widths of some texts in a face, as HarfBuzz 15 finds them with default features, run by run of one script.
struct ShapedWidths: CustomTestStringConvertible {
    let path: String
    var face = 0
    /// `@` and the name of an instance, or the values of axes; empty for the default instance.
    var instance = ""
    let widths: [(text: String, units: Int)]

    var testDescription: String { instance.isEmpty ? path : "\(path) \(instance)" }

    /// Rows of this kind: a text, a tab and its width.
    init(_ path: String, face: Int = 0, at instance: String = "", _ rows: String) {
        (self.path, self.face, self.instance) = (path, face, instance)
        widths = rows.split(separator: "\n").map { row in
            let parts = row.split(separator: "\t")
            return (String(parts[0]), Int(parts[1]) ?? -1)
        }
    }

    static let fonts = [
        ShapedWidths(
            "opentype/inter/Inter-Regular.otf",
            """
            Lägg till påminnelse\t26352
            Setări și țară\t16736
            Άνοιγμα ξανά\t18272
            Waiting for Wi-Fi…\t24372
            Güncelleştirme şimdi yükle\t35496
            Näytä kaikki ilmoitukset\t31396
            Добавяне на бележка\t30284
            Lägg till påminnelse\t26352
            Přidat fotku\t15512
            Turn on reminders\t24156
            Activer l’écoute\t20348
            Adaugă un memento\t27560
            Ca\u{300}i đa\u{323}\u{306}t tho\u{302}ng ba\u{301}o\t23820
            Đo\u{302}\u{309}i ma\u{323}\u{302}t kha\u{302}\u{309}u\t17436
            Διαγραφη\u{301} αρχει\u{301}ου\t24524
            Is\u{327}ıg\u{306}ı ac\u{327}\t9220
            """),
        ShapedWidths(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
            """
            Přidat fotku\t10648
            Añadir una nota\t14401
            Scegli la città\t12172
            Zażółć gęślą jaźń\t15807
            Ablage öffnen\t12782
            Auflösung prüfen\t15638
            Źródło dźwięku\t13915
            Cho\u{323}n ngo\u{302}n ngu\u{31B}\u{303} kha\u{301}c\t18764
            Quye\u{302}\u{300}n truy ca\u{323}\u{302}p vi\u{323} tri\u{301}\t17902
            Gu\u{308}ncelles\u{327}tirme s\u{327}imdi yu\u{308}kle\t24436
            Réessayer\u{202F}?\t10859
            100\u{A0}km\t6795
            5\u{202F}%\t3159
            Espace libre\u{202F}: 12\u{A0}Go\t17943
            """),
        ShapedWidths(
            "truetype/open-sans/OpenSans-Regular.ttf",
            """
            Turn on reminders\t17780
            Choose a workspace\t19588
            Bağlantıyı kopyala\t17138
            Сповіщення вимкнено\t22748
            Edición rápida\t13532
            Добавить заметку\t17992
            Удалить вложение\t18557
            """),
        ShapedWidths(
            "truetype/noto/NotoSans-Regular.ttf",
            """
            Activer l’écoute\t7048
            Sua seleção\t5499
            Affichage simplifié\t8652
            Értesítések szüneteltetése\t12218
            Opções avançadas\t8728
            Уведомления отключены\t12533
            Προσθήκη σημείωσης\t10371
            The\u{302}m ghi chu\u{301} mo\u{31B}\u{301}i\t8469
            Bea\u{301}lli\u{301}ta\u{301}s mente\u{301}se\t8295
            Te\u{30C}s\u{30C}i\u{301}me se na va\u{301}s\t7836
            """),
        ShapedWidths(
            "truetype/lato/Lato-Regular.ttf",
            """
            Adaugă un memento\t18205
            Повторить попытку\t18310
            İzinleri yönet\t11252
            Žádné příspěvky\t14418
            Fichiers récents\t13745
            Återställ fältet\t12475
            Șterge atașamentul\t16765
            """),
        ShapedWidths(
            "truetype/dejavu/DejaVuSans.ttf",
            """
            Atualização concluída\t22268
            Verifica dell’account\t20743
            Usuń załącznik\t15234
            Těšíme se na vás\t17421
            Œuvres préférées\t18198
            ¿Borrar la copia?\t17206
            Διαγραφή αρχείου\t18677
            تنظیمات صدا\t11256
            الإشعارات متوقّفة مؤقتًا\t20115
            گذرواژهٔ تازه\t10566
            لا يوجد اتصال بالإنترنت\t19378
            مشاركة مع الأصدقاء\t17216
            اتصال اینترنت برقرار نیست\t23459
            مشاركة عبر Wi-Fi\t15768
            Siri والبحث\t10064
            ملف PDF واحد\t13086
            """),
        ShapedWidths(
            "opentype/noto/NotoSansCJK-Regular.ttc", face: 2,
            """
            添加备注\t4000
            删除此文件？\t6000
            """),
        ShapedWidths(
            "opentype/noto/NotoSansCJK-Regular.ttc", face: 3,
            """
            新增備註\t4000
            要刪除這個檔案嗎？\t9000
            """),
        ShapedWidths(
            "opentype/noto/NotoSansCJK-Regular.ttc",
            """
            メモを追加\t5000
            ファイルを削除しますか？\t12000
            """),
        ShapedWidths(
            "truetype/noto/NotoSansHebrew-Regular.ttf",
            """
            הוספת הערה\t5478
            מחיקת הקובץ\t5849
            הגדרות שמע\t5269
            לא ניתן להתחבר\t6914
            שיתוף עם חברים\t7109
            """),
        ShapedWidths(
            "opentype/noto/NotoSansCJK-Regular.ttc", face: 1,
            """
            메모 추가하기\t5800
            이 파일을 지울까요?\t8394
            소리 및 진동 설정\t7280
            나중에 다시 알림\t7000
            저장 공간이 부족합니다\t9760
            새 사진 12장을 찾았습니다\t11094
            연결이 끊어졌어요. 다시 시도하세요\t14862
            Wi-Fi 네트워크 선택\t8351
            알림을 받지 않음 (권장)\t9740
            글자 크기 바꾸기\t7000
            오늘의 할 일 모두 보기\t9400
            계정 정보를 확인하는 중…\t11040
            배터리 80% 남음\t7079
            위치 접근 권한 요청\t8200
            """),
        ShapedWidths(
            "opentype/noto/NotoSerifCJK-Regular.ttc", face: 1,
            """
            메모 추가하기\t6106
            나중에 다시 알림\t7382
            연결이 끊어졌어요. 다시 시도하세요\t15693
            글자 크기 바꾸기\t7382
            배터리 80% 남음\t7380
            """),
        ShapedWidths(
            "opentype/lobster/lobster.otf",
            """
            Lägg till påminnelse\t7949
            Turn on reminders\t7301
            Activer l’écoute\t5746
            Atualização concluída\t8752
            Añadir una nota\t6526
            Choose a workspace\t7751
            Sua seleção\t4592
            Verifica dell’account\t7989
            Scegli la città\t5289
            Bağlantıyı kopyala\t7764
            Affichage simplifié\t7235
            Usuń załącznik\t6193
            Zażółć gęślą jaźń\t6773
            AVAILABLE TO TRAVEL\t10172
            """),
        ShapedWidths(
            "truetype/vollkorn/Vollkorn-Regular.ttf",
            """
            Återställ fältet\t6320
            Afbeelding draaien\t8411
            Välj språk för röst\t7799
            Lägg till påminnelse\t8856
            Přidat fotku\t5233
            Turn on reminders\t8205
            Activer l’écoute\t6727
            Adaugă un memento\t9068
            Atualização concluída\t9602
            """),
        ShapedWidths(
            "opentype/ebgaramond/EBGaramond12-Regular.otf",
            """
            Verifica dell’account\t7563
            Affichage simplifié\t7042
            Ablage öffnen\t5388
            Auflösung prüfen\t6823
            Återställ fältet\t5410
            Office files offline\t6598
            Configuración de sonido\t9409
            Afbeelding draaien\t7217
            Fix the affected fields\t7910
            Lägg till påminnelse\t7632
            Přidat fotku\t4648
            Turn on reminders\t7220
            Activer l’écoute\t5938
            """),
        ShapedWidths(
            "truetype/manrope/Manrope-Regular.ttf",
            """
            Today's schedule\t15763
            Lägg till påminnelse\t18184
            Přidat fotku\t10726
            Turn on reminders\t16630
            """),
        ShapedWidths(
            "truetype/noto/NotoSansArabic-Regular.ttf",
            """
            آواز کی ترتیبات\t5919
            مشاركة مع الأصدقاء\t7871
            ذكّرني لاحقًا\t4477
            إعدادات الصوت\t6391
            حذف الملف؟\t5272
            کیا فائل حذف کریں؟\t7968
            زبان و منطقه\t5138
            الإشعارات متوقّفة مؤقتًا\t9415
            زبان اور علاقہ\t5212
            إضافة ملاحظة\t5534
            ۱۲ عکس جدید\t5519
            تبدیلیاں محفوظ ہو گئیں\t9418
            """),
        ShapedWidths(
            "truetype/noto/NotoNaskhArabic-Regular.ttf",
            """
            زبان اور علاقہ\t4994
            هم\u{200C}رسانی با دوستان\t7004
            إضافة ملاحظة\t5201
            الإشعارات متوقّفة مؤقتًا\t8434
            اللغة والمنطقة\t4903
            گذرواژهٔ تازه\t4318
            ۱۲ عکس جدید\t5079
            بعداً یادآوری کن\t5563
            انٹرنیٹ دستیاب نہیں\t7603
            دوستوں کے ساتھ بانٹیں\t8520
            تبدیلیاں محفوظ ہو گئیں\t8632
            """),
        ShapedWidths(
            "truetype/noto/NotoNastaliqUrdu-Regular.ttf",
            """
            آواز کی ترتیبات\t5157
            بعد میں یاد دلائیں\t5284
            نوٹ شامل کریں\t5661
            دوستوں کے ساتھ بانٹیں\t8164
            انٹرنیٹ دستیاب نہیں\t7478
            تبدیلیاں محفوظ ہو گئیں\t7346
            زبان اور علاقہ\t4722
            """),
        ShapedWidths(
            "opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
            """
            بعداً یادآوری کن\t5751
            نمی\u{200C}توان ذخیره کرد\t5954
            افزودن یادداشت\t5556
            اللغة والمنطقة\t4157
            زبان و منطقه\t4398
            لا يوجد اتصال بالإنترنت\t7937
            حذف این پرونده؟\t5876
            إلغاء الكل\t3183
            حذف الملف؟\t4539
            تم حفظ التغييرات\t5900
            اتصال اینترنت برقرار نیست\t8708
            گذرواژهٔ تازه\t4340
            مشاركة عبر Wi-Fi\t6085
            فتح في Maps\t4631
            Siri والبحث\t4203
            اتصال به Wi-Fi\t5374
            ملف PDF واحد\t5605
            iCloud در دسترس نیست\t8812
            """),
        ShapedWidths(
            "truetype/farsiweb/nazli.ttf",
            """
            ۱۲ عکس جدید\t9872
            تنظیمات صدا\t8474
            هم\u{200C}رسانی با دوستان\t12140
            گذرواژهٔ تازه\t7332
            افزودن یادداشت\t10003
            بعداً یادآوری کن\t10210
            """),
        ShapedWidths(
            "truetype/inter-vf/Inter.var.ttf", at: "wght=600",
            """
            Güncelleştirme şimdi yükle\t36707
            Atualização concluída\t29921
            """),
        ShapedWidths(
            "truetype/inter-vf/Inter.var.ttf", at: "@Bold",
            """
            Voorkeuren wijzigen\t28231
            Sua seleção\t16612
            """),
        ShapedWidths(
            "truetype/inter-vf/Inter.var.ttf", at: "wght=250",
            """
            Adaugă un memento\t27102
            Kauf rückgängig machen\t32344
            """),
        ShapedWidths(
            "truetype/inter-vf/Inter.var.ttf", at: "wght=700,slnt=-10",
            """
            Pyyhkäise hyväksyäksesi\t35145
            Добавяне на бележка\t31112
            """),
        ShapedWidths(
            "truetype/inter-vf/Inter.var.ttf", at: "wght=100",
            """
            Choose a workspace\t26840
            """),
        ShapedWidths(
            "truetype/karla-variable/Karla[wght].ttf", at: "@Bold",
            """
            Återställ fältet\t13775
            Kauf rückgängig machen\t24003
            Turn on reminders\t17345
            """),
        ShapedWidths(
            "truetype/karla-variable/Karla[wght].ttf", at: "wght=550",
            """
            Œuvres préférées\t16049
            Sua seleção\t11149
            """),
        ShapedWidths(
            "truetype/karla-variable/Karla[wght].ttf", at: "wght=200",
            """
            Înțeleg condițiile\t14610
            Fix the affected fields\t18680
            """),
        ShapedWidths(
            "truetype/karla-variable/Karla[wght].ttf", at: "wght=800",
            """
            Těšíme se na vás\t16696
            İzinleri yönet\t13032
            """),
        ShapedWidths(
            "boxes-hvar.ttf", at: "@Bold",
            """
            Waiting for Wi-Fi…\t8154
            Office files offline\t9796
            """),
        ShapedWidths(
            "boxes-hvar.ttf", at: "wght=650,opsz=40",
            """
            Afbeelding draaien\t7756
            Try again later\t6035
            """),
        ShapedWidths(
            "boxes-hvar.ttf", at: "wght=250,opsz=9",
            """
            Auflösung prüfen\t7140
            Näytä kaikki ilmoitukset\t11753
            """),
        ShapedWidths(
            "boxes-hvar.ttf", at: "@TypescaleBoxes-DisplayBlack",
            """
            Ablage öffnen\t5862
            """),
        ShapedWidths(
            "boxes-gvar.ttf", at: "@Bold",
            """
            Fix the affected fields\t10618
            Größe auswählen\t6604
            """),
        ShapedWidths(
            "boxes-gvar.ttf", at: "wght=333,opsz=11",
            """
            Voorkeuren wijzigen\t7992
            Añadir una nota\t5965
            """),
        ShapedWidths(
            "boxes-gvar.ttf", at: "wght=900,opsz=30",
            """
            Today's schedule\t7163
            Lägg till påminnelse\t9534
            """),
        ShapedWidths(
            "boxes-cff2.otf", at: "@Bold",
            """
            Pyyhkäise hyväksyäksesi\t12173
            Five fluffy flight filters\t12376
            """),
        ShapedWidths(
            "boxes-cff2.otf", at: "wght=800,opsz=100",
            """
            Affichage simplifié\t9113
            Try again later\t6099
            """),
        ShapedWidths(
            "boxes-cff2.otf", at: "wght=100,opsz=8",
            """
            IJkpunt instellen\t7917
            Kauf rückgängig machen\t9669
            """),
        ShapedWidths(
            "truetype/play/Play-Regular.ttf",
            """
            Turn on reminders\t8138
            Activer l’écoute\t6912
            Повторить попытку\t9276
            Verifica dell’account\t9018
            Άνοιγμα ξανά\t5897
            Scegli la città\t5895
            Waiting for Wi-Fi…\t8337
            Těšíme se na vás\t7477
            Добавить заметку\t8578
            Уведомления отключены\t11908
            Διαγραφή αρχείου\t8064
            Ρυθμίσεις ήχου\t6312
            Bijlage toevoegen\t7962
            Attività recente\t6946
            5\u{202F}%\t1550
            Espace libre\u{202F}: 12\u{A0}Go\t8591
            """),
        ShapedWidths(
            "truetype/noto/NotoSansThai-Regular.ttf",
            """
            เพิ่มบันทึก\t4011
            ลบไฟล์นี้หรือไม่\t5893
            ตั้งค่าเสียง\t4181
            เตือนภายหลัง\t5406
            น้ำหนักและความสูง\t7521
            ทำรายการสำเร็จ\t6280
            จำรหัสผ่าน\t4252
            ตำแหน่งที่ตั้ง\t5129
            """),
        ShapedWidths(
            "truetype/noto/NotoSerifThai-Regular.ttf",
            """
            เพิ่มบันทึก\t4262
            ลบไฟล์นี้หรือไม่\t6254
            ตั้งค่าเสียง\t4314
            เตือนภายหลัง\t5681
            น้ำหนักและความสูง\t8150
            ทำรายการสำเร็จ\t6842
            จำรหัสผ่าน\t4610
            ตำแหน่งที่ตั้ง\t5360
            """),
        ShapedWidths(
            "truetype/nanum/NanumGothic.ttf",
            """
            계정 정보를 확인하는 중…\t11180
            글자 크기 바꾸기\t7140
            """),
        ShapedWidths(
            "truetype/karla/Karla-Regular.otf",
            """
            Ṁagadh\t7417
            Ǹgbà\t4783
            ḿpá\t4141
            Espace libre\u{202F}: 12\u{A0}Go\t16919
            Page\u{2007}1 of 12\t10760
            """),
        ShapedWidths(
            "truetype/comfortaa/Comfortaa-Regular.ttf",
            """
            Ṁagadh\t4396
            Ḥasan\t3414
            Niṣād\t3037
            """),
        ShapedWidths(
            "opentype/cabin/Cabin-Regular.otf",
            """
            1\u{202F}234\u{202F}567\t3812
            Réessayer\u{202F}?\t4777
            100\u{A0}km\t3333
            """),
    ]
}
