/** Common words of questions, which do not name the subject of a page. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and the of or to in on for from with at by as if so be is are was were will would can could should ' +
    'may do does did have has had get got i my me we us our it its this that there you your please ' +
    'need want work works item items any some s t don doesn didn isn ' +
    'el la los las un una de del en con por para mi mis su sus es son que hay tiene tienen tengo quiero ' +
    'necesito puedo se lo le al o favor'
  ).split(' '),
)
