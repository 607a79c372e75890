# O co teraz chodzi. „asks” stoi po „Najpierw zdecyduj, …”; „prompt” to pytanie do gracza.

the-wolves-asks-draft = gdzie rozstawić wilki
the-wolves-asks-act = co zrobić
the-wolves-asks-pay = jak zapłacić
the-wolves-asks-wolf = który wilk się rusza
the-wolves-asks-to = gdzie wilk kończy ruch
the-wolves-asks-push = dokąd idzie wypchnięty wilk
the-wolves-asks-track = z którego toru wziąć norę
the-wolves-asks-hunt = na co zapolować
the-wolves-asks-over = nic: gra jest skończona

the-wolves-prompt-draft = Gdzie zaczynają twój wilk alfa i zwykły wilk?
the-wolves-prompt-act = Co robisz?
the-wolves-prompt-pay = Jak płacisz?
the-wolves-prompt-wolf = Który wilk się rusza?
the-wolves-prompt-to = Gdzie wilk kończy ruch?
the-wolves-prompt-push = Dokąd idzie wypchnięty wilk?
the-wolves-prompt-track = Z którego toru bierzesz norę?
the-wolves-prompt-hunt = Na którą zwierzynę polujesz?
the-wolves-prompt-over = Gra jest skończona.

lone-wolves-asks-lead = którą kartą prowadzić i gdzie
lone-wolves-asks-follow = którą kartą odpowiedzieć i gdzie
lone-wolves-asks-take = którą bliznę wziąć
lone-wolves-asks-place = gdzie położyć bliznę
lone-wolves-asks-over = nic: gra jest skończona

lone-wolves-prompt-lead = Którą kartą prowadzisz i gdzie?
lone-wolves-prompt-follow = Którą kartą odpowiadasz i gdzie?
lone-wolves-prompt-take = Którą bliznę bierzesz?
lone-wolves-prompt-place = Gdzie kładziesz bliznę?
lone-wolves-prompt-over = Gra jest skończona.

waiting-the-wolves = { $who } decyduje, { NAME($asks, kind: "the-wolves-asks") }.
waiting-lone-wolves = { $who } decyduje, { NAME($asks, kind: "lone-wolves-asks") }.
