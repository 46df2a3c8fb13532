/// Texts such as apps show, 32 in each of ten languages.
enum InterfaceStrings {
    /// A language and its texts.
    static let languages: [(code: String, texts: [Substring])] = [
        ("en", english), ("de", german), ("fr", french), ("es", spanish), ("pl", polish), ("tr", turkish),
        ("vi", vietnamese), ("el", greek), ("ru", russian), ("he", hebrew),
    ]

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

    private static let english = lines(
        """
        Allow “Notes” to access your photos?
        You have 3 unread messages
        Don’t Allow
        Your trial ends on May 14, 2026.
        Waiting for network…
        Add to Favorites
        Version 2.4.1 (Build 1187)
        Terms of Service & Privacy Policy
        Try Again Later
        Total: $1,249.90
        AVATAR – Tap to Change
        Two-Factor Authentication
        Keep me signed in for 30 days
        Your payment couldn't be processed.
        Offline Files
        Office fluff, difficult waffles
        What's New in This Version
        Yesterday at 9:41 AM
        LTE / Wi-Fi Calling
        Remove from Watchlist?
        12% of 64 GB used
        To: Team, Today
        Forgot password?
        Type your review here
        Typography & Text Size
        WARNING: This can't be undone!
        Unavailable in your region
        Share via AirDrop
        Save As PDF
        No results for “Kyoto”
        Very Tiny Vowels
        P.S. We moved “Find My” to Settings
        """)

    private static let german = lines(
        """
        Benutzerkonto löschen
        Möchten Sie die Änderungen speichern?
        Verfügbarkeit prüfen
        Straße und Hausnummer
        Größe ändern
        Zurück zur Übersicht
        Noch 5 Minuten bis zum Ziel
        Auflage für Auflagen
        Schiffahrt und Stofffarbe
        Kennwort vergessen?
        Vorläufig geöffnet
        Jetzt für 4,99 € pro Monat abonnieren
        Alle Geräte abmelden
        „Wo ist?“ wurde aktiviert
        Systemeinstellungen öffnen
        Übertragung läuft …
        Tägliche Zusammenfassung
        Wählen Sie eine Währung
        Kartenansicht
        Datenschutzerklärung & Nutzungsbedingungen
        Bitte überprüfen Sie Ihre Eingabe.
        Werbung ausblenden
        Verbindung getrennt
        Fertig
        Tonausgabe über Bluetooth
        Von A–Z sortieren
        Warenkorb (3 Artikel)
        TÜV-geprüft
        Öffentliche Verkehrsmittel
        Wiederholen in 30 s
        Keine Treffer für diese Suche
        Äußerst ärgerlich: Fehler 404
        """)

    private static let french = lines(
        """
        Créer un compte
        Êtes-vous sûr de vouloir quitter ?
        Mot de passe oublié ?
        L’élément a été supprimé
        Ajouter à la liste d’envies
        Réessayer
        Paramètres de confidentialité
        Vérification en cours…
        Œuvres récentes
        Où êtes-vous ?
        Télécharger la pièce jointe
        Aujourd’hui à 18 h 30
        Prévisions à 7 jours
        Désactiver les notifications
        Échec de l’envoi du message
        Payer 12,50 €
        Affichage différé
        Fichier introuvable
        Afficher l’itinéraire
        « Photos » souhaite accéder à l’appareil
        Être averti plus tard
        Français (Canada)
        Voir tout l’historique
        Ça y est, c’est terminé !
        Votre session a expiré.
        Synchroniser via iCloud
        Numéro de téléphone
        TVA incluse
        À propos
        Tout sélectionner
        Naïveté, Noël et maïs
        Vôtre, vœux & cœur
        """)

    private static let spanish = lines(
        """
        ¿Olvidaste tu contraseña?
        Añadir a la cesta
        ¡Bienvenido de nuevo!
        Iniciar sesión
        Configuración avanzada
        Envío gratuito a partir de 25 €
        No se pudo cargar la página
        Último acceso: ayer a las 21:05
        Verificación en dos pasos
        Términos y condiciones
        Cerrar todas las pestañas
        Tamaño del archivo
        Buscar por artículo o marca
        Tu prueba gratuita terminará pronto
        Valorar esta aplicación
        Actualización disponible
        Idioma y región
        Más información
        Fotografías y vídeos
        Próxima estación
        Habitación para 2 huéspedes
        Teléfono móvil
        Eliminar la conversación
        Atención: sin conexión
        Volver a intentar
        Año nuevo, precios nuevos
        Permitir una vez
        Lingüística
        ¡Ya está! Pedido n.º 4471
        Transporte y aparcamiento
        Yo también voy
        Guardar como borrador
        """)

    private static let polish = lines(
        """
        Zaloguj się
        Nie pamiętasz hasła?
        Usuń zaznaczone wiadomości
        Źródło zdjęć
        Wyślij ponownie
        Łączenie z siecią…
        Ustawienia prywatności
        Czy na pewno chcesz wyjść?
        Dodaj do ulubionych
        Żółta łódź
        Pokaż więcej wyników
        Płatność została odrzucona
        Świetnie! Wszystko działa.
        Wersja próbna wygasa jutro
        Ćwiczenia na dziś
        Zapisz jako szkic
        Tryb samolotowy
        Wyłącz powiadomienia
        Książka adresowa
        Brak połączenia z internetem
        Anuluj subskrypcję
        Wtorek, 14 października
        Kup teraz za 19,99 zł
        Twój koszyk jest pusty
        Zmień język
        Potwierdź tożsamość
        Ostatnio używane
        Odśwież
        Większy tekst
        Tłumaczenie
        Włącz dźwięk
        Aktualizacje i bezpieczeństwo
        """)

    private static let turkish = lines(
        """
        Giriş yap
        Şifrenizi mi unuttunuz?
        Bildirim ayarları
        İnternet bağlantısı yok
        Yeniden dene
        Değişiklikler kaydedilsin mi?
        Fotoğraf ekle
        Hesabı sil
        Güncelleme hazır
        Öğeyi sepete ekle
        Işık temasını kullan
        Çıkış yapmak istediğinize emin misiniz?
        Tüm bildirimler kapatıldı
        Ödeme yöntemi
        Dil ve bölge
        Uçak modu
        Sık kullanılanlar
        Daha fazla göster
        Yükleniyor…
        Profil fotoğrafını değiştir
        Geçersiz e-posta adresi
        Ücretsiz deneme süresi
        Sonuç bulunamadı
        Kartı kaldır
        Takvimi görüntüle
        %20 indirim
        Son görülme dün 14.30
        Teslimat adresi
        Güvenlik ve gizlilik
        Vazgeç
        Konumunuzu paylaşın
        Fiyat düştü
        """)

    private static let vietnamese = lines(
        """
        Đăng nhập
        Quên mật khẩu?
        Cài đặt thông báo
        Thêm vào giỏ hàng
        Không có kết nối mạng
        Đang tải dữ liệu…
        Bạn có chắc muốn thoát?
        Tiếng Việt
        Xóa tài khoản
        Điều khoản và điều kiện
        Lịch sử giao dịch
        Phương thức thanh toán
        Chia sẻ vị trí
        Hẹn gặp lại!
        Mời bạn bè
        Ảnh đại diện
        Từ chối
        Cập nhật ứng dụng
        Địa chỉ giao hàng
        Ngôn ngữ & vùng
        Quyền riêng tư
        Gửi lại mã xác nhận
        Tổng cộng: 250.000 ₫
        Xem tất cả đánh giá
        Thử lại sau 30 giây
        Hủy đăng ký
        Dung lượng còn trống
        Vừa xong
        Chế độ máy bay
        Nguyễn Thị Hường
        Trở về trang chủ
        Ưu đãi hôm nay
        """)

    private static let greek = lines(
        """
        Σύνδεση
        Ξεχάσατε τον κωδικό;
        Ρυθμίσεις απορρήτου
        Δεν υπάρχει σύνδεση
        Προσθήκη στο καλάθι
        Διαγραφή λογαριασμού
        Δοκιμάστε ξανά
        Φόρτωση…
        Ώρα παράδοσης
        Αποθήκευση αλλαγών
        Άκυρο
        Γλώσσα και περιοχή
        Κοινή χρήση τοποθεσίας
        Όροι χρήσης
        Τέλος
        Σήμερα στις 9:30 π.μ.
        Ενημέρωση εφαρμογής
        Έγινε λήψη 3 αρχείων
        Υπηρεσίες
        Λειτουργία πτήσης
        Εμφάνιση περισσότερων
        Αύριο
        Είστε σίγουροι;
        Πληρωμή με κάρτα
        Ταχυδρομικός κώδικας
        Ειδοποιήσεις
        Αγαπημένα
        ΠΡΟΣΟΧΗ: ΤΕΛΕΥΤΑΙΑ ΕΥΚΑΙΡΙΑ
        Ϊδιο όνομα, νέα εικόνα
        Το καλάθι σας είναι άδειο
        Ακύρωση συνδρομής
        Χωρίς τίτλο
        """)

    private static let russian = lines(
        """
        Войти в аккаунт
        Забыли пароль?
        Настройки уведомлений
        Нет подключения к интернету
        Добавить в корзину
        Удалить сообщение?
        Попробуйте ещё раз
        Загрузка…
        Условия использования
        Сохранить изменения
        Готово
        Язык и регион
        Оплата картой
        Показать больше
        Сегодня в 18:45
        Итого: 1 290 ₽
        Режим полёта
        Объём хранилища
        Поделиться геопозицией
        Отменить подписку
        «Фото» запрашивает доступ
        Обновление системы
        Адрес доставки
        Последний вход: вчера
        УВЕДОМЛЕНИЕ О ГРОЗЕ
        Служба поддержки
        Файл не найден
        Тёмная тема
        Ещё 5 минут
        Номер телефона
        Версия 3.2 доступна
        Разрешить один раз
        """)

    private static let hebrew = lines(
        """
        התחברות
        שכחת סיסמה?
        הגדרות התראות
        אין חיבור לאינטרנט
        הוספה לסל
        למחוק את ההודעה?
        ניסיון נוסף
        טוען…
        תנאי שימוש
        שמירת שינויים
        סיום
        שפה ואזור
        תשלום בכרטיס
        הצגת עוד
        היום בשעה 18:45
        סה״כ: 129 ₪
        מצב טיסה
        שיתוף מיקום
        ביטול מינוי
        עדכון מערכת
        כתובת למשלוח
        התחברות אחרונה: אתמול
        תמיכה
        הקובץ לא נמצא
        ערכת נושא כהה
        עוד 5 דקות
        מספר טלפון
        גרסה 3.2 זמינה
        לאפשר פעם אחת
        ברוכים הבאים
        בחירת תמונה
        צ׳אט עם נציג
        """)
}
