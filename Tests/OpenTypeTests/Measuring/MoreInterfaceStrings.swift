/// Texts such as apps show, a dozen in each of nineteen more languages.
extension InterfaceStrings {
    static let moreLanguages: [(code: String, texts: [Substring])] =
        [
            ("it", italian), ("pt", portuguese), ("nl", dutch), ("sv", swedish), ("da", danish),
            ("fi", finnish),
        ]
        + [("nb", norwegian), ("cs", czech), ("hu", hungarian), ("ro", romanian), ("uk", ukrainian)]
        + [("bg", bulgarian), ("ko", korean), ("ja", japanese), ("zh", chinese), ("ar", arabic)]
        + [("fa", persian), ("ur", urdu), ("th", thai)]

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

    private static let italian = lines(
        """
        Attiva le notifiche
        Non disturbare fino alle 8:00
        L’abbonamento scade tra 7 giorni
        Perché serve l’accesso alle foto?
        Più informazioni…
        Condividi con altri
        Città e fuso orario
        Verifica in due passaggi
        Annulla e torna indietro
        Scegli un’altra lingua
        Ultimo aggiornamento: ieri
        Impossibile caricare il file
        """)
    private static let portuguese = lines(
        """
        Ativar notificações
        Sua assinatura expira amanhã
        Não foi possível carregar a página
        Configurações avançadas
        Adicionar à coleção
        Mostrar mais opções
        Você tem 12 mensagens não lidas
        Começar avaliação grátis
        Excluir permanentemente?
        Localização e privacidade
        Última atualização às 9h41
        Fazer login com a Apple
        """)
    private static let dutch = lines(
        """
        Meldingen inschakelen
        Wijzigingen ongedaan maken
        Je proefperiode loopt over 3 dagen af
        Beeldscherm en helderheid
        IJsbaan toevoegen aan favorieten
        Zoeken in alle gesprekken
        Geen internetverbinding
        Privacyverklaring bekijken
        Wachtwoord vergeten?
        Vernieuw automatisch
        Deel via AirDrop
        Zoë’s foto’s en video’s
        """)
    private static let swedish = lines(
        """
        Slå på notiser
        Återställ inställningarna
        Lägg till i önskelistan
        Försök igen om några minuter
        Prenumerationen förnyas 14 maj
        Välj ett språk
        Ändra lösenord…
        Ingen anslutning till nätverket
        Visa alla händelser
        Tillgänglighet och textstorlek
        Får vi använda din plats?
        Öppna i webbläsaren
        """)
    private static let danish = lines(
        """
        Slå underretninger til
        Føj til ønskeliste
        Prøv igen om lidt
        Dit abonnement udløber i morgen
        Vælg et andet sprog
        Ændringerne blev ikke gemt
        Skærm og lysstyrke
        Tilladelser og anonymitet
        Søg i alle beskeder
        Åbn i browseren
        Læs mere om cookies
        Gå til indstillinger…
        """)
    private static let finnish = lines(
        """
        Ota ilmoitukset käyttöön
        Käyttöehdot ja tietosuoja
        Lisää suosikkeihin
        Yritä myöhemmin uudelleen
        Ei verkkoyhteyttä
        Tilauksesi päättyy 14.5.
        Näytä kaikki keskustelut
        Unohditko salasanasi?
        Päivitä sovellus uusimpaan versioon
        Järjestelmäasetukset
        Jaa sähköpostilla…
        Älä salli seurantaa
        """)
    private static let norwegian = lines(
        """
        Slå på varsler
        Legg til i favoritter
        Prøv på nytt senere
        Endre språk og område
        Abonnementet fornyes 14. mai
        Vis færre forslag
        Glemt passordet?
        Tilgjengelighet
        Nettverket svarer ikke
        Åpne i nettleseren
        Lagre på iPhone
        Øk tekststørrelsen
        """)
    private static let czech = lines(
        """
        Zapnout oznámení
        Přidat mezi oblíbené
        Zkuste to znovu později
        Předplatné se obnoví 14. května
        Připojení k síti není dostupné
        Změnit jazyk a oblast
        Zobrazit všechny zprávy
        Žádné nové příspěvky
        Účet a zabezpečení
        Větší písmo
        Uložit do fotek…
        Říct víc o problému
        """)
    private static let hungarian = lines(
        """
        Értesítések bekapcsolása
        Hozzáadás a kedvencekhez
        Próbáld újra később
        Az előfizetés május 14-én megújul
        Elfelejtetted a jelszavad?
        Nyelv és régió módosítása
        Nincs internetkapcsolat
        Összes üzenet megjelenítése
        Űrlap elküldése
        Helymeghatározás engedélyezése
        Továbbiak betöltése…
        Kijelző és fényerő
        """)
    private static let romanian = lines(
        """
        Activează notificările
        Adaugă la favorite
        Încearcă din nou mai târziu
        Abonamentul expiră mâine
        Ți-ai uitat parola?
        Limbă și regiune
        Nu există conexiune la internet
        Afișează toate mesajele
        Șterge definitiv?
        Setări avansate
        Împărtășește cu prietenii
        Vezi condițiile…
        """)
    private static let ukrainian = lines(
        """
        Увімкнути сповіщення
        Додати до обраного
        Спробуйте ще раз пізніше
        Підписку буде поновлено 14 травня
        Забули пароль?
        Мова та регіон
        Немає з’єднання з мережею
        Показати всі повідомлення
        Ґрунтовні налаштування
        Дозволити доступ до фото?
        Їжа та напої
        Поділитися через AirDrop
        """)
    private static let bulgarian = lines(
        """
        Включване на известията
        Добави в любими
        Опитайте отново по-късно
        Абонаментът изтича утре
        Забравена парола?
        Език и регион
        Няма връзка с интернет
        Покажи всички съобщения
        Изтриване завинаги?
        Разширени настройки
        Споделяне с приятели…
        Достъпност и размер на текста
        """)
    private static let korean = lines(
        """
        알림 켜기
        즐겨찾기에 추가
        나중에 다시 시도하세요
        구독이 5월 14일에 갱신됩니다
        비밀번호를 잊으셨나요?
        언어 및 지역
        인터넷에 연결되어 있지 않습니다
        모든 메시지 보기
        영구적으로 삭제할까요?
        고급 설정
        친구와 공유…
        읽지 않은 메시지 3개
        """)
    private static let japanese = lines(
        """
        通知をオンにする
        お気に入りに追加
        あとでもう一度お試しください
        サブスクリプションは5月14日に更新されます
        パスワードを忘れた場合
        言語と地域
        インターネットに接続されていません
        すべてのメッセージを表示
        完全に削除しますか?
        詳細設定
        友達と共有…
        「写真」へのアクセスを許可
        """)
    private static let chinese = lines(
        """
        打开通知
        添加到个人收藏
        请稍后再试
        订阅将于5月14日续订
        忘记密码?
        语言与地区
        未连接到互联网
        显示所有信息
        要永久删除吗?
        高级设置
        与朋友共享…
        允许“备忘录”访问照片
        """)
    private static let arabic = lines(
        """
        تشغيل الإشعارات
        إضافة إلى المفضلة
        حاول مرة أخرى لاحقًا
        يتجدد الاشتراك في 14 مايو
        هل نسيت كلمة السر؟
        اللغة والمنطقة
        لا يوجد اتصال بالإنترنت
        عرض كل الرسائل
        هل تريد الحذف نهائيًا؟
        الإعدادات المتقدمة
        المشاركة مع الأصدقاء…
        لديك ٣ رسائل غير مقروءة (جديدة)
        """)
    private static let persian = lines(
        """
        روشن کردن اعلان‌ها
        افزودن به علاقه‌مندی‌ها
        بعداً دوباره امتحان کنید
        اشتراک در ۱۴ مه تمدید می‌شود
        گذرواژه را فراموش کرده‌اید؟
        زبان و منطقه
        اتصال اینترنت برقرار نیست
        نمایش همهٔ پیام‌ها
        برای همیشه حذف شود؟
        تنظیمات پیشرفته
        هم‌رسانی با دوستان…
        پژوهش و گزارش
        """)
    private static let urdu = lines(
        """
        اطلاعات آن کریں
        پسندیدہ میں شامل کریں
        بعد میں دوبارہ کوشش کریں
        زبان اور علاقہ
        انٹرنیٹ دستیاب نہیں
        تمام پیغامات دکھائیں
        پاس ورڈ بھول گئے؟
        ہمیشہ کے لیے حذف کریں؟
        مزید ترتیبات
        دوستوں کے ساتھ بانٹیں
        تبدیلیاں محفوظ ہو گئیں
        چھوٹا متن بڑا کریں
        """)
    private static let thai = lines(
        """
        เปิดการแจ้งเตือน
        เพิ่มในรายการโปรด
        ลองอีกครั้งในภายหลัง
        ลืมรหัสผ่านใช่ไหม
        ภาษาและภูมิภาค
        ไม่ได้เชื่อมต่ออินเทอร์เน็ต
        แสดงข้อความทั้งหมด
        ลบอย่างถาวรหรือไม่
        การตั้งค่าขั้นสูง
        แชร์กับเพื่อน…
        คำแนะนำสำหรับคุณ
        น้ำหนักและส่วนสูง
        """)
}
