### What a counter in your hand does at this table. The rules of the table are arguments, under their own names.

thing-strong = { $stack_same_mask ->
    [true] Adds { $bonus } to your roll in a duel, and a second one as much again. Everybody sees it then, but you keep it.
   *[false] Adds { $bonus } to your roll in a duel; a second one adds nothing. Everybody sees it then, but you keep it.
 }
thing-kakama = { $speed_masks ->
    [mandatory] You walk and fight with the red die, 1 to 8, instead of the white one.
   *[optional] You may walk and fight with the red die, 1 to 8.
 } { $speed_limit ->
    [one_total] It is the only mask of speed that you may hold.
   *[not_both] You may not hold it together with Kaukau.
 }
thing-kaukau = { $speed_masks ->
    [mandatory] You walk and fight with the green die, 1 to 12, instead of the white one.
   *[optional] You may walk and fight with the green die, 1 to 12.
 } { $speed_limit ->
    [one_total] It is the only mask of speed that you may hold.
   *[not_both] You may not hold it together with Kakama.
 }
thing-miru = { $miru_when ->
    [any_time] Instead of rolling, or after it, you float to any field.
   *[instead_of_roll] Instead of rolling you float to any field.
 } { $miru_no_entrance ->
    [true] Entrances are barred. It works once: then it lies on the start field.
   *[false] It works once: then it lies on the start field.
 }
thing-akaku = { $akaku_effect ->
    [discard] Stop where another Toa stands, look at all their counters and take one away from them.
   *[steal] Stop where another Toa stands, look at all their counters and take one.
 } { $akaku_escape_roll ->
    [true] It works once: then it lies on the start field, and you roll again to get away.
   *[false] It works once: then it lies on the start field.
 }
thing-turaga = { $bonus ->
    [0] Helps nobody but { $toa } in a duel.
   *[other] { $own ->
        [yes] Your own Turaga adds { $bonus } to your roll in a duel. Everybody sees it then, but you keep it.
       *[no] The Turaga of { $toa } adds { $bonus } to your roll in a duel. Everybody sees it then, but you keep it.
     }
 }
thing-key = One of the three keys that a lock with this symbol asks for. Whoever opens a lock shows the keys, and keeps them.
thing-joker = Stands for any symbol of a lock. Whoever opens a lock shows the keys, and keeps them.
thing-unknown = From here nobody can tell which.
thing-seen = Everybody has seen it.
thing-hidden = Not everybody has seen it.
thing-page = In the compendium
