/** Underwater, rescue, and parts of research. */
export const WATER_RESCUE_AND_RESEARCH = `
underwater | submarine, submersible, auv, ocean, sea, lake, marine, sea floor, fish finder, under the sea, water drone, deep sea, lake bottom | lough, loch | submarino, bajo el agua, subacuático, mar, océano, lago, debajo del agua |
underwater drone | rov, diving, diver, scuba, snorkel, reef, coral, underwater camera, underwater video, shipwreck, seabed | wreck diving | *dron submarino, bucear, buceo, buzo, cámara submarina, arrecife, naufragio | > underwater, hull inspection
ocean measuring | oceanography, ocean research, whales, whale sounds, hydrophone, marine biology | | oceanografía, ballenas | > underwater
hull inspection | hull, hull cleaning, boat hull, boat bottom, barnacles, check boat, propeller check, dock inspection, pier inspection, boat inspection, marina, boat hull inspection | slipway | casco, casco de barco, *limpiar casco, barco, muelle |
boat | surface vessel, usv, catamaran, sailboat, kayak, autonomous boat, sail | narrowboat, dinghy | bote, lancha, velero, embarcación |
water depth survey | sonar, bathymetry, bathymetric, hydrographic, river survey, lake survey, depth map, river, map seabed, seabed map | echo sounding | batimetría, río, hidrografía, profundidad del agua | > underwater, boat
fishing | fish, fisherman, bait boat, bait, angler, catch fish, ice fishing | angling, bait dropper | pescar, *pesca, pescador, pez, peces |
lifeguard | water rescue, lifesaving, lifebuoy, drowning, rescue buoy | lifeboat, life ring | salvavidas, rescate acuático, socorrista | > rescue
rescue | search and rescue, disaster, disaster response, earthquake, rubble, collapsed building, missing person, emergency, emergency response, first responder, sar, find survivors, avalanche, survivors, lost hiker, find missing | mountain rescue | rescate, *búsqueda y rescate, desastre, terremoto, emergencia, escombros, persona desaparecida, bomberos rescate |
fire fighting | firefighter, fire truck, wildfire, smoke, put out fire, fire department | fire brigade, fire engine | bombero, *incendio, fuego, apagar fuego |
bomb disposal | bomb, bomb squad, eod, explosive, ied, swat, police, suspicious package, mine clearing, demining, hazmat, tactical robot, throwable robot | bomb disposal unit | bomba, *desactivar bombas, explosivos, policía, desminado, antibombas |
military | army, soldier, defense | defence | militar, ejército, soldado |
outer space | mars, moon, lunar, nasa, mars rover, planetary, space exploration, moon buggy, space robot, moon rover, space | | espacio exterior, marte, luna, astromóvil, vehículo explorador |
exploration | explore, explorer, cave, spelunking, jungle, desert, expedition, hike, off road, all terrain, rough terrain, sand dunes, mountain, forest | potholing, rambling, fell walking | explorar, *exploración, cueva, cuevas, expedición, todo terreno, senderismo, desierto, montaña, selva, bosque |
humanoid | android, human like, human robot, human shaped, optimus, atlas, person robot, nao, c3po, looks human, arms and legs | | humanoide, androide, robot humano, parecido a humano, forma humana | > biped
biped | bipedal, two legs | | bípedo, dos piernas, *robot caminante | > legged robot
quadruped | four legs, quadrupedal, spot dog, boston dynamics, unitree, mechanical dog, go1, go2, robotic quadruped, metal dog, four footed, legged dog, robot dog, robo dog, research quadruped | | cuadrúpedo, cuatro patas, perro robótico | > legged robot
inspection dog | inspection robot dog, inspection quadruped | | perro de inspección | > quadruped, inspection
hexapod | six legs, spider robot, insect, bug robot, crab, spiderbot, bug with six legs, spiders | | hexápodo, araña, seis patas, insecto | > legged robot
legged robot | legged, robot with legs | | patas, piernas, *robot con patas |
snake robot | snake, serpentine, serpent, snake arm | | serpiente |
soft robot | soft robotics, inflatable robot, silicone robot, pneumatic robot | | robot blando, robótica blanda, inflable | > research
robot arm | arm, robotic arm, mechanical arm, manipulator, industrial arm, 6 axis, six axis, articulated arm, kuka, fanuc, abb, 6 dof, gantry, robo arm, servo arm | | brazo, *brazo robótico, brazo mecánico, manipulador, seis ejes |
desk robot arm | desktop arm, desk arm, benchtop arm | | brazo de escritorio | > robot arm
scara robot | scara | | | > robot arm, pick and place
delta robot | parallel robot, fast picker, spider robot arm | | robot delta, robot paralelo | > robot arm, pick and place
two-armed robot | dual arm, two arms, bimanual, double arm | | dos brazos, doble brazo, *robot de dos brazos | > robot arm
collaborative robot | cobot, universal robots, collaborative, collaborative arm, force limited, works beside people, safe arm, human safe, hand teaching, teach by hand, lead through teaching, teaching by hand, hand guiding, ur5, ur10 | | colaborativo, cobots industriales | > robot arm
gripper | end effector, claw, vacuum gripper, vacuum head, vacuum cup, vacuum hold down, vacuum table, suction cup, suction gripper, parallel gripper, robotiq, soft gripper | | pinza, pinzas, garra, efector final, ventosa |
robot hand | robotic hand, dexterous hand, humanoid hand, five finger hand, fingers | | mano robótica, mano robot, dedos | > gripper
lidar | laser rangefinder, 3d lidar, velodyne, range sensor, slam, point cloud sensor | lidar sensor | sensor lidar, telémetro láser |
depth camera | realsense, stereo camera, rgbd, kinect, depth sensor, vision system, computer vision, machine vision, vision camera, smart camera, oak d | | cámara de profundidad, visión artificial, visión por computadora, cámara estéreo |
ros | ros2, robot operating system, moveit | | sistema operativo robótico |
mobile robot base | mobile base, robot base, differential drive, turtlebot, agilex, ugv, rover base, mobile platform, robot platform, chassis, autonomous vehicle, mecanum, omni wheels, omnidirectional | wheelbase | base móvil, plataforma móvil, chasis, vehículo autónomo | > research
mobile manipulator | arm on wheels, mobile arm, stretch robot, wheeled arm | | manipulador móvil | > robot arm, mobile robot base
research | researcher, laboratory, experiment, scientist, phd, thesis, r&d, academic, phd project, machine learning, deep learning, neural network, reinforcement learning, research platform, university lab | boffin, dissertation | investigación, investigador, laboratorio, experimento, científico, tesis, aprendizaje automático | > university
artificial intelligence | ai, llm, gpt, chatgpt, smart robot | | inteligencia artificial, ia, robot inteligente |
lab automation | pipette, pipetting, liquid handling, opentrons, sample handling, test tubes, titration | | pipeteo, *automatización de laboratorio, pipeta | > research
swarm robots | swarm, multi robot, robot fleet, kilobot | | enjambre, robots en enjambre | > research
self driving | self driving car, autonomous, autonomous car, driverless, autonomous driving, shuttle, autopilot | driverless car | autónomo, *conducción autónoma, sin conductor |
motion capture | mocap, motion tracking, vicon | | captura de movimiento |
voice assistant | voice control, voice commands, speech, speech recognition, voice, chat, chatbot | | asistente de voz, comandos de voz, reconocimiento de voz, voz | > smart home
face recognition | facial recognition, emotion recognition | | reconocimiento facial |
tracked robot | tank treads, caterpillar tracks, treads, tracks robot, crawler tracks, tank robot | caterpillar | orugas, *robot de orugas | > exploration
flipper robot | stair flippers, flipper tracks, packbot, tracked robot with arm, throw robot | | robot con orugas, *robot con aletas | > bomb disposal, rescue, fire fighting, stair climbing, tracked robot
wheeled robot | wheeled, on wheels, rolling robot | | ruedas, con ruedas |
weather measuring | weather balloon, wind, wind sensor, storm | | viento, tormenta, *clima |
treasure finding | metal detector, metal detecting, treasure, find gold, find ring, lost ring | | detector de metales, tesoro, buscar oro |
tattooing | tattoo artist, tattoo | | tatuador, *tatuaje |
`;
