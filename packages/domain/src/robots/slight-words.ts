const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

/**
 * Words that tell something only within a name: of "take samples" the taking tells nothing, and "take pills" is a name. Verbs of anything
 * that people do, and what joins their sentences.
 */
export const SLIGHT_WORDS: ReadonlySet<string> = wordsOf(
  `see sees seen saw seeing take takes taken took taking keep keeps kept keeping come comes came coming go goes going gone went
   give gives gave giving given let lets put puts putting know knows think thinks thought like likes love loves hope hopes wish wishes
   attend attends attending become becomes seem seems happen happens happening allow allows let start starts starting started
   stop stops begin begins try tries tried trying ask asks asking wait waiting stay stays staying bring brings got gets
   else why because if whether since as than so but just only even still yet already soon later now then every each both all
   few many several enough always sometimes ever once twice anyway please thanks hi hello hey
   been being am were had having don't doesn't didn't can't cannot won't isn't aren't haven't i've i'd i'll we're we've you're that's
   querer quiere poder puede tener tenemos hacer hace hacen venir viene vienen dar darle poner saber ser estar estan esta estoy
   porque si pero como cuando ya solo siempre todo toda todos todas cada otro otra otros mismo tan tanto mucho mucha muchos
   gracias hola favor`,
);

/** What people say of how something is tells nothing in a sentence. Of few words it may be a robot's name: "Tiny mower". */
export const QUALITIES: ReadonlySet<string> = wordsOf(
  `ready sure real own same other another whole special different great lovely awesome amazing perfect pretty beautiful
   huge tiny little long short empty full done busy tired boring bored cool fun favorite favourite possible able plenty listo lista`,
);

/** Things, helpers and jobs that may be for anything: of "coffee kiosk" and "pipe check", coffee and pipes tell what is sought. */
export const CARRIERS: ReadonlySet<string> = wordsOf(
  `rig cart kiosk buggy trolley wagon stand booth station unit system setup set vehicle box kit pack platform quad vessel apparatus
   appliance contraption gizmo tech technology hardware tower bench
   buddy aid aide helper assistant partner companion pal friend guy man lady woman person people staff crew team worker operator expert
   pro specialist handler loader feeder tender host hostess attendant hand service services company
   check visit job jobs duty task tasks chore chores session project work assistance support solution solutions option options
   experience activity idea ideas demonstration
   carrito puesto quiosco kiosco estacion equipo sistema unidad ayudante asistente companero amigo servicio trabajo tarea persona gente`,
);
