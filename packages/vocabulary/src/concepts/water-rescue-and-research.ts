/** Underwater, rescue, and parts of research. */
export const WATER_RESCUE_AND_RESEARCH = `
underwater | under water, underwater robot, submarine, submersible, rov, auv, diving, diver, scuba, snorkel, snorkeling, ocean, sea, lake, reef, underwater camera, underwater drone, underwater video, shipwreck, seabed, marine, sea floor, fish finder, pond, under the sea, water drone, deep sea, marine biologist, marine biology, oceanography, whales, scuba diver | lough, snorkelling, loch, wreck diving | submarino, submarina, bajo el agua, subacuático, bucear, buceo, buzo, mar, océano, lago, dron submarino, cámara submarina, arrecife, debajo del agua, naufragio | > hull inspection
hull inspection | hull, hull cleaning, boat hull, boat bottom, barnacles, check boat, propeller check, dock inspection, pier inspection, boat inspection, marina | slipway | casco, casco de barco, limpiar casco, barco, muelle | > underwater, inspection
boat | surface vessel, usv, catamaran, sailboat, robot boat, kayak, autonomous boat, sail, sailing, sonar, bathymetry, river survey | narrowboat, dinghy | bote, lancha, velero, embarcación, batimetría |
fishing | fish, fisherman, bait boat, bait, angler, catch fish, ice fishing | angling, bait dropper | pescar, pesca, pescador, pez, peces |
lifeguard | water rescue, lifesaving, lifebuoy, drowning, rescue buoy | lifeboat, life ring | salvavidas, rescate acuático, socorrista | > rescue
rescue | search and rescue, disaster, disaster response, earthquake, rubble, collapsed building, missing person, emergency, emergency response, first responder, first responders, sar, find survivors, avalanche, survivors, lost hiker, find missing | mountain rescue | rescate, búsqueda y rescate, desastre, terremoto, emergencia, escombros, emergencias, persona desaparecida, bomberos rescate |
fire fighting | firefighter, firefighting, fire truck, wildfire, smoke, put out fire, fire department | fire brigade, fire engine | bombero, bomberos, incendio, fuego, apagar fuego |
bomb disposal | bomb, bomb squad, eod, explosive, explosives, ied, swat, police, police robot, suspicious package, mine clearing, demining, bomb robot, hazmat, tactical robot, throwable robot | bomb disposal unit | bomba, desactivar bombas, explosivos, policía, desminado, antibombas |
military | army, soldier, defense, military robot | defence | militar, ejército, soldado |
outer space | mars, moon, lunar, nasa, mars rover, planetary, space exploration, moon buggy, space robot, moon rover | | espacio exterior, marte, luna, astromóvil, vehículo explorador |
exploration | explore, explorer, cave, caves, spelunking, caving, jungle, desert, expedition, hike, hiking, off road, all terrain, rough terrain, sand dunes, mountain, forest, woods | potholing, rambling, fell walking | explorar, exploración, cueva, cuevas, expedición, todo terreno, senderismo, desierto, montaña, selva, bosque |
humanoid | humanoids, android, human like, human robot, human shaped, optimus, atlas, person robot, robot with arms and legs, nao, c3po, looks human | | humanoide, humanoides, androide, robot humano, parecido a humano, forma humana | > stage prop, parties, biped
biped | bipedal, two legs, two legged | | bípedo, dos piernas, robot caminante | > legged robot
quadruped | four legs, four legged, quadrupedal, spot dog, boston dynamics, unitree, mechanical dog, go1, go2, robotic quadruped, metal dog, four footed, four-legged, legged dog | | cuadrúpedo, cuatro patas | > legged robot, exploration
hexapod | six legs, six legged, spider robot, insect, bug robot, insect robot, crab, spiderbot, bug with six legs, spiders | | hexápodo, araña, robot araña, seis patas, insecto | > legged robot
legged robot | legged, robot with legs | | patas, piernas, robot con patas |
snake robot | snake, serpentine, serpent, snake arm, soft robot, soft robotics | | serpiente, robot serpiente |
robot arm | arm, arms, robotic arm, mechanical arm, manipulator, industrial arm, 6 axis, six axis, articulated arm, scara, ur5, ur10, kuka, fanuc, abb, desktop arm, desktop robot arm, 6 dof, robotic arms, gantry | | brazo, brazo robótico, brazo robot, brazo mecánico, manipulador, seis ejes |
collaborative robot | cobot, cobots, co bot, universal robots, collaborative, collaborative arm, force limited, works beside people, safe arm, human safe, hand teaching, teach by hand, lead through teaching, teaching by hand, hand guiding | | robot colaborativo, colaborativo, cobots industriales | > robot arm
gripper | grippers, end effector, robot claw, claw, vacuum gripper, vacuum head, vacuum cup, vacuum hold down, vacuum table, suction cup, suction gripper, parallel gripper, robotiq, soft gripper | | pinza, pinzas, garra, efector final, ventosa |
lidar | laser rangefinder, 3d lidar, velodyne, range sensor, slam, point cloud sensor | lidar sensor | sensor lidar, telémetro láser |
depth camera | realsense, stereo camera, rgbd, kinect, depth sensor, vision system, computer vision, machine vision, vision camera, smart camera, oak d | | cámara de profundidad, visión artificial, visión por computadora, cámara estéreo |
ros | ros2, ros 2, robot operating system |  | sistema operativo robótico |
mobile robot base | mobile base, robot base, differential drive, turtlebot, agilex, ugv, rover base, mobile platform, robot platform, chassis, autonomous vehicle, research platform, mecanum, omni wheels, omnidirectional | wheelbase | base móvil, plataforma móvil, chasis, vehículo autónomo | > research
mobile manipulator | arm on wheels, mobile arm, stretch robot, wheeled arm | | manipulador móvil | > robot arm, mobile robot base
research | researcher, laboratory, experiment, experiments, scientist, phd, thesis, r&d, artificial intelligence, reinforcement learning, academic, phd project | boffin, dissertation | investigación, investigador, laboratorio, experimento, científico, inteligencia artificial, tesis, ia |
lab automation | pipette, pipetting, liquid handling, opentrons, sample handling, test tubes, titration | | pipeteo, automatización de laboratorio, pipeta | > research
swarm robots | swarm, multi robot, robot fleet, kilobot | | enjambre, robots en enjambre | > research
self driving | self driving car, autonomous, autonomous car, driverless, autonomous driving, self-driving, shuttle, autopilot | driverless car | autónomo, autónoma, conducción autónoma, sin conductor |
motion capture | mocap, motion tracking, vicon | | captura de movimiento |
voice assistant | voice control, voice commands, speech, speech recognition, voice | | asistente de voz, comandos de voz, reconocimiento de voz, voz | > smart home
face recognition | facial recognition, emotion recognition | | reconocimiento facial |
tracked robot | tank treads, tank, caterpillar tracks, treads, tracks robot, crawler tracks | caterpillar | orugas | > bomb disposal, exploration, rescue, fire fighting
wheeled robot | wheeled, on wheels, rolling robot, sphere robot, sphero | | ruedas, con ruedas, esfera, bola robot |
weather measuring | weather balloon, wind, wind sensor, storm | | viento, tormenta, clima |
treasure finding | metal detector, metal detecting, treasure, find gold, find ring, lost ring | | detector de metales, tesoro, buscar oro |
tattooing | tattoo artist | | tatuador |
`;
