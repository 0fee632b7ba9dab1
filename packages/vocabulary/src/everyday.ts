/**
 * Words of everyday speech that name nothing to rent here. Many stand within other words by chance: "car" in "carries". Who searches one of
 * them is not shown what only mentions it.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `abogado all ant ape ark arms art axe bag bat bed bee beer belt bitcoin boleto bread bun burger bus cab cake camion can cap car care
  carro cars cat coat coche dam dentist dentista dictionary dish divorce dress drums ear earrings ears eat flight flu fox gold guitar
  guitarra gun haircut ham hat hay headphones hen hipoteca horn hotel ice insurance iphone jam jeans lap laptop law lawyer leg lice lion
  lip loan lottery mapa mat mate mattress mice mortgage motorcycle nap net newspaper oat oil oven owl pan pants par pea pear pet pets
  piano pie pig pill pin pizza plane ram rat rats rent rice ring rod rug sala sand sauce sea seguro shoe sock soda sofa song soup stamp
  star sushi tail tan tap tape tar tattoo tax taxi tea tent ticket tickets tie tile tin tip tire tires toe ton train truck van vest
  violin vitamin vitamina vuelo war ward weather win wine yoga`.split(/\s+/),
);
