### Second Opinion in English.

option-patients = Patients: how many are seen.
option-patients-4 = Four, a short game.
option-patients-6 = Six.
option-patients-8 = Eight, a long game.

ask-opinion = What do you write for patient { $patient }?
ask-opinion-why = The highest opinion that nobody else has treats the patient, for as many points.
ask-colleague = Does a colleague back it, for { $adds } more?
ask-colleague-why = You have { $left } left.
wait = Wait.
wait-why = The others are still writing.

why-wait = you have written; the others have not.
why-colleague-first = say first whether a colleague backs your opinion.
why-opinion-first = choose an opinion first.
why-not-in-hand = it is not in your hand.

happened-deal =
    { $card ->
        [hidden] { $who } draws an opinion.
       *[other] { $who } draws { $card }.
    }
happened-turn-up = { $patient } is turned up.
happened-write =
    { $card ->
        [hidden] { $who } has written.
       *[other] { $who } writes { $card }, { $backing }.
    }
happened-show = { $who } shows { $card }, { $backing }.
happened-treat = { $who } treats the patient: { $points } more.
happened-leave = All opinions are equal: nobody treats the patient.

source-patients = patients
decided-points = most points
decided-colleagues = most colleagues left
decided-shared = first place is shared
