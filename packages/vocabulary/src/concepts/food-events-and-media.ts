/** Kitchen and bar, events and weddings, cameras and film. */
export const FOOD_EVENTS_AND_MEDIA = `
cooking | cook, chef, kitchen, meal, food prep, stir fry, wok, sous chef, cookery | | cocina, cocinar, cocinero, chef robot, comida |
coffee making | coffee, coffee maker, coffee machine, barista, espresso, latte, cappuccino, cafe, coffee cart, coffee shop, latte art | coffee van, flat white | café, cafetera, cafetería, barista robot, hacer café, haga café | > events, weddings
drinks service | bartender, bartending, cocktail, cocktails, mixologist,, beer, pour beer, pour drinks, beverage, beverages, mix drinks, mixed drinks, wine | barman, barmaid, pint, mocktail | barman, coctel, cóctel, cócteles, bebidas, bar móvil, cerveza, cantinero, coctelería | > parties, weddings
cooler | ice chest, cooler robot, cold drinks, cold beer, keep drinks cold, fridge, refrigerator, picnic, tailgate, tailgating, camping, beach day, barbecue, bbq, cookout | cool box, cooler box | hielera, nevera, nevera portátil, bebidas frías, barbacoa, asado, cerveza fría | > drinks service, parties
waiting tables | waiter, waitress, server robot, serve, serving, serve food, food runner, canapes, appetizers, buffet, restaurant, tray, butler, table service, catering, caterer, food service | | mesero, mesera, camarero, camarera, servir, servir comida, restaurante, bandeja, catering | > events, weddings
pizza making | pizza, pizza maker, pizza oven | pizzeria | pizza robot, pizzería | > cooking
ice cream | ice cream machine, ice cream truck, frozen yogurt, soft serve | ice cream van, mr whippy | helado, helados, heladería |
cotton candy | popcorn, popcorn machine, candy floss | candyfloss | algodón de azúcar, palomitas |
baking | bake, cake decorating, cookies, bakery, frosting, cake printer | biscuits, icing | hornear, pastel, torta, galletas, panadería | > cooking
burger flipping | burger, burgers, flip burgers, fry cook, fries, fryer | chips fryer, chippy | hamburguesa, hamburguesas, freidora, papas fritas | > cooking
noodle and sushi making | noodles, ramen, sushi, sushi robot, dumplings | | sushi maker, fideos | > cooking
events | event, corporate event, product launch, conference, convention, trade show, expo, exhibition, trade fair, gala, event planner, fundraiser, festival, launch party, brand activation | exhibition stand, fete, team day | evento, eventos, feria, congreso, convención, festival, azafata |
parties | party, birthday, birthday party, kids party, children's party, bachelorette, halloween, christmas party, quinceañera, celebration, entertainment, entertainer, entertain, entertain guests, party trick | hen do, stag do | fiesta, fiestas, cumpleaños, fiesta infantil, quinceañera party, entretener, entretenimiento, animador | > events
weddings | wedding, wedding planner, wedding reception, marriage, engagement, wedding video, wedding reception | hen night | boda, bodas, casamiento, matrimonio | > events
dancing | dance, dancer, dancing robot, choreography, dj, disco, music, musician | | bailar, baile, bailarín, música, baila | > parties
singing | sing, karaoke, singer | | cantar, cantante |
drumming | drummer |  | tambor, batería musical | > music making
music making | musical instrument, xylophone |  | piano robot, instrumento musical |
photo booth | selfie, selfies, glambot, 360 booth, photobooth, selfie robot, guest photos | | cabina de fotos, fotomatón, fotocabina | > photography, events, weddings
photography | photo, photos, photographer, photograph,, product photography, take pictures, still photos, portraits | snaps, snapper | fotografía, foto, fotos, fotógrafo, cámara, sacar fotos | > events
filming | film, filmmaker, movie, videographer, videography, cinematography, shoot video, record video, footage, music video, film crew, film shoot, cinematographer, travel vlog, tv, commercial, special effects, stop motion, b roll, short film, commercial shoot, documentary, vlog, vlogger, youtube, gimbal, shoot film | telly, cinema film, tv advert | filmar, filmación, película, video musical, grabar video, grabación, cineasta, rodaje | > events, weddings
camera motion control | track camera, motion control, camera dolly, dolly, slider, camera slider, jib, camera crane, stabilizer, steadicam, camera arm, bolt, tracking shot, smooth shots, camera track | stabiliser, track and dolly | estabilizador, control de movimiento, grúa de cámara | > filming
follow camera | follow cam, follow me camera, auto tracking, action camera, gopro, subject tracking |  | cámara que me siga, cámara seguidora, cámara de acción, sígueme | > filming
time lapse | timelapse, hyperlapse, long exposure, astrophotography | | cámara rápida | > photography
aerial photography | aerial photo, aerial video, aerial shots, aerial footage, aerials, aerial view, camera drone, film from above, bird's eye view, real estate photos, aerial, overhead shots, video from air, photos from sky, realtor, real estate, real estate agent, property photos | estate agent, birds eye view | fotografía aérea, fotos aéreas, video aéreo, vista aérea, toma aérea, tomas aéreas | > drone, photography, filming, weddings
live streaming | livestream, stream, streaming, broadcast, webcam, ptz, record lecture, live video | webcast | transmisión en vivo, transmitir | > filming
projection | projector, movie night, big screen | | proyector |
light show | drone show, light painting, lasers, laser show, stage lighting, fireworks alternative | | espectáculo de luces, luces |
stage prop |, theater, actor, acting, play extra, puppet, puppeteer, animatronic, animatronics, costume, cosplay, haunted house, movie prop, dinosaur, mascot | theatre, panto, pantomime | teatro, marioneta, títere, escenario, animatrónico, disfraz |
magic show | magician, magic trick | conjuror | mago, magia |
storytelling | story, stories, bedtime story, read aloud, tell stories, read to | | cuentos, cuentacuentos, contar cuentos |
face painting | portrait drawing, caricature, draw portraits, sketch artist | | caricaturas, retratos | > drawing
drawing | draw picture, draws, plotter, painter, paint picture, art robot, sketch, pen plotter, calligraphy, handwriting, artist, art, write letters, write cards, place cards, name tags, handwritten cards, signature, drawing robot, lettering | drawing machine | dibujar, dibujo, pintar cuadros, artista, escribir, escritura, caligrafía, arte |
sand drawing | sand art, beach art, line marking, mark lines, field marking, striping, sports field lines, paint lines, field painter, soccer field lines | pitch marking, line marker, pitch marker | marcar líneas, pintar líneas, rayado de canchas |
`;
