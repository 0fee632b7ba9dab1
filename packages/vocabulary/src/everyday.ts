/**
 * Words of everyday speech that name nothing to rent here. Many stand within other words by chance: "car" in "carries". Who searches one of
 * them is not shown what only mentions it.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `abogado airbnb albanil all ant antibiotics ape ark armchair arms art aspirin author authors axe babysitter babysitters bag banco bank
  barber baseball basketball bat bed bee beef beer belt bible bicicleta bicicletas bicycle bicycles bike bikes bitcoin blanket boiler
  boleto boletos boots bracelet bread breakfast broker brokers builder builders bun bungalow burger bus buyer buyers cab cake camion can
  cap car caravan care carro cars cat cheese chicken cigarettes coat coche coches competitor competitors contract contracts cricket
  cryptocurrency cupboard curtain curtains dam dealer dealers dentist dentista dentures deposit dictionary diesel director directors
  dish divorce doctor doctors dress driver drivers drums ear earrings ears eat eggs electrician electricians electricista entrada
  entradas fee fees flight flu fontanero fontaneros football fox fuel gasoline gold grifo grifos guitar guitarra gun haircut hairdresser
  ham hat hay headphones hen hipoteca horn horoscope hostel hotel ice insurance insurer insurers invoice iphone jacket jackets jam jeans
  jewellery jewelry landlord landlords lap laptop law lawyer leg lender lenders lice licence licences license licenses lion lip lipstick
  loan loans lottery magazine magazines makeup manager managers mapa mascara mat mate mattress mattresses membership mice mortgage
  motorcycle nanny nap necklace net newspaper ninera novel novels oat oil oven owl owner owners pan pants par passport pea pear pension
  penthouse perfume permit permits pet petrol pets piano pie pig pill pillow pillows pin piso pisos pizza plane plumber plumbers pork
  ram rat rats receta recetas recipe recipes refund rent rice ring rod rug rugby sala salaries salary sand sauce sausages scooter
  scooters sea seguro seller sellers shampoo shares shirt shirts shoe shoes skirt sneakers sock socks soda sofa song soup stamp star
  stocks subscription sushi tail tan tap tape taps tar tattoo tax taxes taxi tea tenant tenants tent ticket tickets tie tile tin tip
  tire tires tobacco toe ton towel towels train trousers truck vacancies vacancy vaccine vaccines van vest violin visa vitamin vitamina
  vodka vuelo wage wages war ward wardrobe weather whiskey whisky win wine writer writers yoga`.split(/\s+/),
);
