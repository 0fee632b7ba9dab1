/** Drones, surveying and inspection. */
export const DRONES_AND_SURVEY = `
drone | quadcopter, quadrotor, multicopter, multirotor, hexacopter, octocopter, uav, uas, rpas, unmanned aerial vehicle, flying, fly, fly around, copter, unmanned aircraft, quadrocopter, dji, air robot | flying machine | dron, drones de vuelo, cuadricóptero, cuadcóptero, volar, volador, vehículo aéreo no tripulado |
battery pack | spare pack, spare battery, packs | | batería de repuesto |
airplane drone | fixed wing, vtol, airplane, model airplane, rc plane, plane, glider | aeroplane, model aeroplane | ala fija, avión, avioneta, planeador | > drone
fpv racing | fpv, fpv drone, racing drone, drone racing, fast drone, freestyle drone, race drone, racing quad, fpv freestyle | | dron de carreras, carreras de drones | > drone, racing
drone training | learn to fly, practice flying, beginner drone, part 107, trainer drone, drone lessons, flight training, training drone, mini drone, beginner pilot, propeller guards, prop guards, indoor drone, drone for kids, kids drone | drone licence | aprender a volar, dron para principiantes, *clases de dron | > drone
thermal imaging | thermal, thermal camera, infrared, heat camera, flir, thermography, heat loss, hot spot, thermal imager, heat leaks | | cámara térmica, térmica, infrarrojo, termografía |
night vision | | | visión nocturna |
land surveying | surveyor, land survey, topography, topographic, total station, site survey, boundary survey, elevation map, volumetrics, stockpile, gps survey, rtk, topographic map, orthomosaic map, aerial mapping survey, photogrammetry, orthomosaic, crop map, 3d model of site, gis, geodesy, orthophoto, pile volume | ordnance survey, quantity surveyor | topografía, agrimensura, agrimensor, levantamiento topográfico, terreno, topógrafo, fotogrametría, ortomosaico |
mapping | mapper, site map, aerial map, floor plan scan, digital twin | | mapa, *mapeo, mapear, cartografía |
laser scanning | lidar scan, 3d scan, 3d scanner, scan building, scan object, body scan, scan site, point cloud, 3d map, 3d mapping | scanning survey | escáner láser, escáner 3d, escanear |
roof inspection | look at roof, roof damage, leaky roof, roof leak, inspect roof, roof photos, shingles, chimney, check roof, steeple, fly over roof | slates, tiles roof, roof tiles | techo, tejado, azotea, inspeccionar techo, *inspección de techos, chimenea |
inspection | inspect, inspector, check equipment, condition monitoring, crack detection, structural inspection, industrial inspection, plant inspection, building inspection, maintenance check, survey damage, refinery, oil rig | site check, mot | inspección, inspeccionar, revisar, mantenimiento |
damage assessment | insurance claim, insurance adjuster, claims adjuster, hail damage, storm damage, crash scene, accident reconstruction | loss adjuster, surveyor for insurance | reclamo de seguro, ajustador, daños por granizo, accidente, *evaluación de daños, seguro de coche | > inspection
pipe inspection | pipe, pipe crawler, crawler, crawl pipe, sewer, sewage, sewage pipe, sewer camera, drain, drain camera, drain inspection, plumber, plumbing, septic, culvert, clogged pipe, pipe camera, manhole, tunnels, drain blocked, endoscope, septic tank, storm drain | cctv drain survey, blocked drain | tubería, cañería, alcantarilla, alcantarillado, drenaje, desagüe, plomero, fontanero, cámara de tuberías, *inspección de tuberías, atascado, tubería atascada, tubería tapada, fosa séptica | > inspection
crawl space | under house, under floor, attic, tight spaces, confined space, small spaces, basement, under my house, look under house | loft | espacios pequeños, ático, sótano, espacio confinado | > inspection
tank inspection | storage tank, boiler inspection, pressure vessel, silo, ballast tank | | tanque, caldera | > inspection
power line inspection | power line, transmission line, utility pole, cell tower, tower inspection, wind turbine, turbine blade, antenna mast | pylon, mast inspection | línea eléctrica, torre eléctrica, turbina eólica, antena | > inspection
bridge inspection | bridge, dam, infrastructure inspection | viaduct | puente, presa, *inspección de puentes | > inspection
ultrasonic testing | nondestructive testing, ndt, weld inspection, thickness gauge | | ultrasonido, ensayos no destructivos | > inspection
magnetic crawler | climbing robot, magnetic wheels, vertical surface, steel tank | | trepador, trepar, escalador | > inspection
gas detection | gas leak, leak, methane, leak detector, air quality, sniffer, radiation, geiger, chemical leak | | fuga de gas, fuga, detector de gas, radiación |
environmental monitoring | water quality, water sampling, sampling, wildlife, wildlife camera, bird watching, nature, animal watching, pollution, weather station, ecology | badger watch | medio ambiente, calidad del agua, muestreo, vida silvestre, observación de aves, fauna |
crop spraying | crop duster, sprayer, spraying, pesticide, fertilizer, fertilize, agricultural drone, spray drone, spray field, spray crops, pest control for crops, fungicide | crop sprayer, fertiliser | fumigar, fumigación, fumigador, rociar, fertilizante, dron agrícola, pulverizar | > farming
delivery drone | drone delivery, deliver by air, air delivery, fly supplies, medicine drop, drop package, fishing bait drop, drop supplies | | entrega con dron | > drone, delivery
heavy lift drone | airlift, lift by air, heavy payload drone, cargo drone, lift payload, payload drop, heavy lift, heavy-lift hexacopter, cargo hexacopter, cargo copter | | dron de carga | > drone, delivery drone
search light | spotlight, floodlight | torch light | reflector, foco |
`;
