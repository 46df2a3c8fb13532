// Raw vertical metrics of font files, typed again from facts/font-metrics.csv (read with fontTools), and what
// the rules make of them. Three lines are a font: the path in the system's folder of fonts;
// - units per em, ascender/descender/line gap of `hhea`, the same of `OS/2`, fsSelection, whether there is a
//   `STAT`, the version of `OS/2`, cap height and x-height, `-` where they are not in the font;
// - the table that counts, and ascender, descender, line gap and line height at 17 points to ten digits.
extension PublishedFont {
    /// Files of Debian packages.
    static let packaged = read(
        """
        truetype/arphic/uming.ttc
            1024  917/-155/6     900/-124/0     0x0    0  1  -     -
            hhea  15.22363281  -2.573242188  0.099609375  17.796875
        opentype/b612/B612-Regular.otf
            2000  1930/-500/0    1600/-500/0    0x40   0  4  1500  1100
            hhea  16.405  -4.25  0  20.655
        opentype/cantarell/Cantarell-Regular.otf
            1000  983/-217/0     739/-217/244   0x40   0  4  694   482
            hhea  16.711  -3.689  0  20.4
        truetype/comfortaa/Comfortaa-Regular.ttf
            1000  881/-234/0     881/-234/0     0xc0   0  4  781   547
            hhea  14.977  -3.978  0  18.955
        truetype/crosextra/Carlito-Regular.ttf
            2048  1536/-512/452  1536/-512/452  0x40   0  3  1314  978
            hhea  12.75  -4.25  3.751953125  17
        truetype/dejavu/DejaVuSans.ttf
            2048  1901/-483/0    1556/-492/410  0x40   0  1  -     -
            hhea  15.77978516  -4.009277344  0  19.7890625
        truetype/droid/DroidSansFallbackFull.ttf
            256   267/-68/0      196/-61/16     0x40   0  3  183   137
            hhea  17.73046875  -4.515625  0  22.24609375
        opentype/freefont/FreeSans.otf
            1000  900/-200/100   800/-200/100   0xc0   0  4  729   524
            hhea  15.3  -3.4  1.7  18.7
        opentype/inter/Inter-Regular.otf
            2816  2728/-680/0    2728/-680/0    0xc0   0  4  2048  1536
            hhea  16.46875  -4.105113636  0  20.57386364
        truetype/inter-vf/Inter.var.ttf
            2816  2728/-680/0    2728/-680/0    0xc0   1  4  2048  1536
            OS/2  16.46875  -4.105113636  0  20.57386364
        opentype/ipafont-gothic/ipag.ttf
            2048  1802/-246/0    1802/-246/0    0x40   0  3  1538  1077
            hhea  14.95800781  -2.041992188  0  17
        truetype/karla-variable/Karla[wght].ttf
            2000  1834/-504/0    1834/-504/0    0xc0   1  4  1256  956
            OS/2  15.589  -4.284  0  19.873
        truetype/lato/Lato-Regular.ttf
            2000  1974/-426/0    1610/-390/400  0xc0   0  4  1433  1013
            hhea  16.779  -3.621  0  20.4
        truetype/liberation/LiberationSansNarrow-Regular.ttf
            2048  1916/-434/0    1491/-431/269  0x40   0  1  -     -
            hhea  15.90429688  -3.602539062  0  19.50683594
        truetype/liberation2/LiberationSans-Regular.ttf
            2048  1854/-434/67   1491/-431/307  0x40   0  3  1409  1082
            hhea  15.38964844  -3.602539062  0.5561523438  18.9921875
        truetype/noto/NotoColorEmoji.ttf
            2048  1900/-500/0    1900/-500/0    0x40   0  4  1900  0
            hhea  15.77148438  -4.150390625  0  19.921875
        truetype/noto/NotoSans-Regular.ttf
            1000  1069/-293/0    1069/-293/0    0x140  0  4  714   536
            hhea  18.173  -4.981  0  23.154
        truetype/noto/NotoSansElymaic-Regular.ttf
            1000  920/-280/0     720/-280/200   0x40   0  4  570   570
            hhea  15.64  -4.76  0  20.4
        truetype/open-sans/OpenSans-Regular.ttf
            2048  2189/-600/0    1567/-492/132  0x40   0  3  1462  1096
            hhea  18.17041016  -4.98046875  0  23.15087891
        truetype/oxygen/Oxygen-Sans.ttf
            2048  2004/-664/0    2000/-664/0    0xc0   0  4  1460  1058
            hhea  16.63476562  -5.51171875  0  22.14648438
        truetype/oxygen/OxygenMono-Regular.ttf
            2048  1600/-448/0    1600/-448/0    0xc0   0  4  1342  987
            hhea  13.28125  -3.71875  0  17
        truetype/play/Play-Regular.ttf
            1000  937/-220/0     937/-220/0     0x40   0  2  649   484
            hhea  15.929  -3.74  0  19.669
        truetype/roboto-fontface/roboto/Roboto-Regular.ttf
            2048  1900/-500/0    1536/-512/102  0x40   0  3  1456  1082
            hhea  15.77148438  -4.150390625  0  19.921875
        truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf
            2048  1900/-500/0    2146/-555/0    0x40   0  4  1456  1082
            hhea  15.77148438  -4.150390625  0  19.921875
        opentype/stix/STIXIntegralsD-Bold.otf
            1000  2182/-451/0    750/-250/1633  0x20   0  2  0     0
            hhea  37.094  -7.667  0  44.761
        opentype/urw-base35/NimbusMonoPS-Regular.otf
            1000  603/-397/200   603/-397/200   0x40   0  3  559   417
            hhea  10.251  -6.749  3.4  17
        opentype/urw-base35/NimbusSans-Regular.otf
            1000  729/-271/200   729/-271/200   0x40   0  3  718   516
            hhea  12.393  -4.607  3.4  17
        truetype/wqy/wqy-zenhei.ttc
            1024  986/-304/92    819/-205/92    0x40   0  1  -     -
            hhea  16.36914062  -5.046875  1.52734375  21.41601562
        truetype/fonts-yrsa-rasa/Rasa-Regular.ttf
            1000  728/-272/218   728/-272/218   0xc0   0  4  568   413
            hhea  12.376  -4.624  3.706  17
        """)

    /// Files from elsewhere, and the last one of a package of 56 megabytes.
    static let elsewhere = read(
        """
        TTF/SourceSans3-Regular.ttf
            1000  1000/-326/0    1000/-326/0    0x40   0  3  660   486
            hhea  17  -5.542  0  22.542
        VF/SourceSans3VF-Upright.otf
            1000  1000/-326/0    1000/-326/0    0x0    1  4  660   478
            hhea  17  -5.542  0  22.542
        VF/SourceSans3VF-Upright.ttf
            1000  1000/-326/0    1000/-326/0    0x0    1  4  660   478
            hhea  17  -5.542  0  22.542
        products/Poppins-4.003-GoogleFonts-TTF.zip:Poppins-Regular.ttf
            1000  1050/-350/100  1050/-350/100  0xc0   0  4  698   548
            hhea  17.85  -5.95  1.7  23.8
        Fonts/Lato.ttf (v1.104)
            2000  1974/-426/0    1610/-390/400  0x40   0  3  1433  1013
            hhea  16.779  -3.621  0  20.4
        opentype/noto/NotoSansCJK-Regular.ttc
            1000  1160/-288/0    880/-120/0     0x40   0  3  733   543
            hhea  19.72  -4.896  0  24.616
        """)
}
