# Lekcje gry Wilki: najwyżej 30 słów na ekranie, słowa i cel razem.

lesson-the-wolves-course = Prowadź stado przez jeden cykl księżyca.
lesson-the-wolves-first = Pierwsza gra z nauczycielem
lesson-the-wolves-first-about = Z dwoma Szczeniętami, z podpowiedziami i ostrzeżeniami
lesson-the-wolves-first-den = Zbuduj norę
lesson-the-wolves-first-prey = Upoluj zwierzynę
lesson-the-wolves-first-lake = Bądź pierwszy w regionie

## 3

lesson-the-wolves-howl = Wycie
lesson-the-wolves-howl-about = Samotny wilk dołącza do stada
lesson-the-wolves-howl-hear = Wilki alfa słychać na **2 heksy**. Wycie kosztuje **dwa kafelki** terenu, na którym stoi samotny wilk. Masz dwie trawy.
lesson-the-wolves-howl-hear-goal = Zawyj do samotnego wilka na trawie.
lesson-the-wolves-howl-no-unpaid = Słyszy cię, ale stoi na skałach, a twoje kafelki ich nie pokazują. Wilki nie dają na kredyt.
lesson-the-wolves-howl-no-far = Ten jest za daleko: twoje wycie niesie się na 2 heksy od wilka alfa.
lesson-the-wolves-howl-no-other = Wolno, ale tu się wyje.
lesson-the-wolves-howl-alpha = Opłacony kafelek pokazuje teraz tundrę: masz dwie. Następny na torze wilków jest **wilk alfa**. A każde wycie przybliża księżyc.
lesson-the-wolves-howl-alpha-goal = Zawyj znowu: do wilka na tundrze.
lesson-the-wolves-howl-know-one = Dwa kafelki terenu wilka, w zasięgu wycia.
lesson-the-wolves-howl-know-two = Tor wilków mówi, kto przyjdzie: zwykły, zwykły, **alfa**.
lesson-the-wolves-howl-know-three = Każdy samotny wilk, który odchodzi, zakrywa jedną datę.
