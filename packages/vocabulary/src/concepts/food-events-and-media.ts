/** Kitchen and bar, events and weddings, cameras and film. */
export const FOOD_EVENTS_AND_MEDIA = `
cooking | cook, chef, kitchen, meal, food prep, stir fry, wok, sous chef, cookery | | cocina, cocinar, cocinero, comida |
coffee making | coffee, coffee maker, coffee machine, barista, espresso, latte, cappuccino, cafe, coffee cart, coffee shop, latte art, espresso machine, cappuccino maker, hot drinks | coffee van, flat white, cuppa | cafetera, cafetería, *hacer café, haga café | > events, weddings, drinks service
smoothies and juice | smoothie, juice, juicer, milkshake, lemonade, orange juice | | licuados, jugo, jugos, batidos, zumo | > drinks service
drinks service | bartender, cocktail, mixologist, beer, pour beer, pour drinks, beverage, mix drinks, mixed drinks, wine, champagne | barman, barmaid, pint, mocktail, fizz, prosecco | coctel, *bebidas, bar móvil, cerveza, cantinero, coctelería, tragos, coctelera | > entertainment, weddings
cooler | ice chest, cold drinks, cold beer, keep drinks cold, fridge, refrigerator, picnic, tailgate, camping, beach day, barbecue, bbq, cookout, beer cooler, keep beer cold, keep food cold | cool box, cooler box, esky | hielera, nevera, nevera portátil, bebidas frías, barbacoa, asado, cerveza fría | > parties
waiting tables | waiter, waitress, server robot, serve, serve food, food runner, canapes, appetizers, buffet, restaurant, tray, butler, table service, catering, caterer, food service, bus tables, busser, clear tables, trays from tables, pick up trays, carry plates | | mesero, mesera, camarero, servir, servir comida, restaurante, bandeja | > events, weddings, drinks service
pizza making | pizza, pizza maker, pizza oven | pizzeria | hacer pizza | > cooking
ice cream | ice cream machine, ice cream truck, frozen yogurt, soft serve | ice cream van, mr whippy | helado, helados, heladería |
cotton candy | candy floss, candy, chocolate fountain | sweets | algodón de azúcar, dulces, fuente de chocolate |
popcorn making | popcorn, popcorn machine, popcorn maker | | palomitas, máquina de palomitas, rosetas de maíz |
baking | bake, cake decorating, cookies, bakery, frosting, cake printer | biscuits, icing | hornear, torta, galletas, panadería, pastelería, pastel de cumpleaños | > cooking
burger flipping | burger, flip burgers, fry cook, fries, fryer, hot dog | chips fryer, chippy | hamburguesa, freidora, papas fritas | > cooking
noodle and sushi making | noodles, ramen, sushi, dumplings | | fideos | > cooking
events | event, corporate event, product launch, conference, convention, trade show, expo, exhibition, trade fair, gala, event planner, fundraiser, festival, launch party, brand activation, booth, open house | exhibition stand, fete, team day, agm, trade fair stand | evento, feria, congreso, convención, azafata |
parties | party, birthday, birthday party, kids party, children's party, bachelorette, quinceañera, celebration, bridal shower, bar mitzvah, bat mitzvah, prom, anniversary, graduation, baby shower, pool party, beach party, dinner party | hen do, stag do | fiesta, cumpleaños, fiesta infantil | > events
entertainment | entertainer, entertain, entertain guests, party trick | | entretener, *entretenimiento, animador | > parties
movie robot | droid, r2d2, bb8, wall-e, star wars, sci-fi robot, famous robot, robot costume | dalek, k9 | droide, guerra de las galaxias, *robot de película | > parties, stage prop
balloons and decorations | balloon, decorate, decorations, party decorations, hang lights | bunting, fairy lights | globos, decoración, decorar, adornos | > parties
christmas | christmas party, santa, santa claus, holiday party, christmas lights, elf | xmas, father christmas | navidad, navideño, papá noel, santa clós, luces de navidad | > parties
halloween | spooky, scary robot, haunted house, trick or treat | | noche de brujas, día de brujas, casa embrujada | > parties
weddings | wedding planner, wedding reception, marriage, engagement | hen night, big day | boda, *bodas, casamiento, matrimonio |
ring bearer | flower girl, carry rings, wedding rings, best man, bridesmaid | page boy | portador de anillos, anillos, padrino de boda | > weddings
dancing | dance, dancer, choreography, dj, disco, music, musician | | bailar, *baile, bailarín, música, baila | > parties
singing | karaoke, singer | | cantar, cantante |
drumming | drummer | | tambor, batería musical | > music making
music making | musical instrument, xylophone | | instrumento musical |
photo booth | selfie, glambot, 360 booth, guest photos | | cabina de fotos, fotomatón, fotocabina | > photography, events, weddings
photography | photo, photographer, photograph, take pictures, still photos, portraits | snaps, snapper | fotografía, foto, fotos, fotógrafo, cámara, sacar fotos | > weddings
product photography | product video, product film, product shots, product shoot, packshot, tabletop photography, studio photography, tabletop video | | fotografía de producto, video de producto, fotos de producto, grabar video de producto, video producto | > photography, filming
filming | film, filmmaker, movie, 4k video, 4k camera, hd video, videographer, videography, cinematography, shoot video, record video, footage, music video, film crew, film shoot, cinematographer, travel vlog, commercial, b roll, short film, commercial shoot, documentary, vlog, vlogger, youtube, shoot film, cameraman, camera crew, photo shoot, movie shoot, video shoot, video production, video, film me | telly, cinema film, tv advert | filmar, *filmación, película, video musical, grabar video, grabación, cineasta, rodaje, camarógrafo, grabar | > weddings
sports filming | film game, record game, film match, sports video, film soccer, game film, film practice | film football | grabar partido, filmar partido | > filming
camera motion control | track camera, motion control, camera dolly, dolly, slider, camera slider, jib, camera crane, stabilizer, steadicam, camera arm, bolt, tracking shot, smooth shots, camera track, special effects, stop motion, gimbal arm, moco, dolly shot, crane shot | stabiliser, track and dolly | estabilizador, control de movimiento, grúa de cámara | > filming
follow camera | follow cam, follow me camera, auto tracking, action camera, gopro, subject tracking | | cámara que me siga, cámara seguidora, cámara de acción, sígueme | > filming
time lapse | hyperlapse, long exposure, astrophotography | | cámara rápida | > photography
aerial photography | aerial photo, aerial video, aerial shots, aerial footage, aerials, aerial view, camera drone, film from above, bird's eye view, real estate photos, aerial, overhead shots, video from air, photos from sky, realtor, real estate, real estate agent, property photos, mavic, phantom drone, flying camera, sky view, from the air, filmed from the air | estate agent | fotografía aérea, fotos aéreas, video aéreo, vista aérea, toma aérea, tomas aéreas, desde el aire | > drone, photography, filming, weddings, roof inspection
live streaming | livestream, stream, broadcast, webcam, ptz, record lecture, live video | webcast | transmisión en vivo, transmitir | > filming
projection | projector, movie night, big screen | | proyector |
light show | drone show, light painting, laser show, stage lighting, fireworks alternative | | espectáculo de luces, luces |
stage prop | theater, stage and screen, stage performer, dmx cues, actor, acting, play extra, puppet, puppeteer, animatronic, costume, cosplay, movie prop, mascot, fashion show, runway, catwalk, art installation, mannequin, stage show, runway model, model for photo shoot | theatre, panto, pantomime | teatro, marioneta, títere, escenario, animatrónico, disfraz | > entertainment
dinosaur | dino, t rex, tyrannosaurus, jurassic | | dinosaurio | > stage prop, toy
magic show | magician, magic trick | conjuror | mago, *magia |
storytelling | story, stories, bedtime story, read aloud, tell stories, read to, read books, reads books aloud, story time | | cuentos, *cuentacuentos, contar cuentos |
face painting | portrait drawing, caricature, draw portraits, sketch artist | | caricaturas, retratos, *pintacaritas | > drawing
drawing | draw picture, draws, plotter, painter, paint picture, sketch, pen plotter, calligraphy, handwriting, artist, art, write letters, write cards, place cards, handwritten cards, signature, lettering | drawing machine | dibujar, *dibujo, pintar cuadros, artista, escribir, escritura, caligrafía, arte |
sand drawing | sand art, beach art, line marking, mark lines, field marking, striping, sports field lines, paint lines, field painter, soccer field lines | pitch marking, line marker, pitch marker | marcar líneas, pintar líneas, rayado de canchas |
`;
