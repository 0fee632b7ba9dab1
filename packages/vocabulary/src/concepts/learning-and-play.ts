/** Education by age, toys and games, competitions. */
export const LEARNING_AND_PLAY = `
education | educational, teach, tutoring, library program, learning, teacher, teaching, educator, school, classroom, lesson, lessons, student, students, pupil, curriculum, science fair, science project, elementary school, primary school, middle school, high school, homeschool, after school, tutor, workshop,, science class, school project | lessons at school, sixth form, gcse, after-school club, home education | educación, educativo, enseñar, aprender, profesor, profesora, maestro, maestra, escuela, colegio, clase, clases, estudiante, estudiantes, alumnos, aula, feria de ciencias, taller |
children | kid, kids, child, children, nephew, niece, daughter, grandson, granddaughter, grandkids, girl, 8 year old, 10 year old, kid friendly, for kids, youngster, teen, teenager, teens | kiddies, little ones, nipper | niño, niña, niños, niñas, hijo, hija, nietos, infantil, chicos, adolescente |
toddlers | toddler, bee bot, beebot, preschool, preschooler, preschoolers, kindergarten, kindergartner, daycare, 4 year old, 5 year old, little kids | nursery school, reception class, playgroup | preescolar, jardín de niños, guardería, kínder, pequeños | > children, education
coding | coder, programming, programmer, learn to code, coding club, python, blockly, arduino, raspberry pi, block coding, computer science, micro:bit, microbit, software | computing class | programar, programación, código, aprender a programar, codificación | > education, stem
stem | stem kit, stem toy, robotics kit, robotics class, robotics club, engineering project, robot kit, build your own robot, tinkering, tinkerer, hobbyist, beginner kit, inverted pendulum, apprentice, engineering student, engineering students, maker, makerspace, hackathon, summer camp, scouts, girl scouts, maker faire | cubs, brownies | kit de robótica, robótica, club de robótica, robótica educativa, campamento, electrónica, ciencia | > education, building bricks
university | college, undergraduate, graduate, lab course, professor, lecture | uni, fresher | universidad, universitario, facultad | > education
math help | math, mathematics, geometry, logo turtle, turtle robot, turtle | maths | matemáticas, tortuga | > education, toddlers
language practice | english lessons, spanish lessons, speak spanish, learn language, translator, translation, translate, foreign language, speaks languages |  | inglés, traductor, traducir, aprender idiomas, idiomas | > education
toy | toys, games night, game night, six year old, plaything, fun robot, gadget toy, something fun, game, games, rainy day | | juguete, juguetes, jugar, juego, juegos, divertido, diversión, diversion | > children
remote control car | rc car, rc truck, rc, radio control, remote control, remote controlled, rc robot, rover kit, crawler truck, off road rc, monster truck | radio controlled car | carro a control remoto, coche teledirigido, control remoto, radiocontrol | > toy
robot pet | pet, pets, robotic pet, dog, robotic dog, dog robot, robo dog, toy dog, aibo, electronic pet, puppy, robot cat, cat robot, furby, tamagotchi | robo-dog | perro robot, perro robótico, perrito, perro, mascota, mascotas | > toy, quadruped
building bricks | lego, lego robot, mindstorms, lego mindstorms, spike prime, construction toy, building kit, vex, fischertechnik | meccano | bloques, ladrillos, lego robótico | > toy, stem
transforming toy | transformer, transformers, transforming | | transformable | > toy
bubble machine | bubbles, bubble maker, confetti, fog machine | | burbujas, máquina de burbujas | > parties
ball games | ping pong, table tennis, tennis ball, ball machine, pitching machine, pitch baseball, batting practice, baseball, basketball, football practice, ping pong partner, sparring | cricket bowling machine, rounders, cricket | tenis de mesa, béisbol, baloncesto, lanzapelotas |
robot soccer | soccer, soccer robot, goalie, robocup, robot football, play soccer, penalty | football, footie, goalkeeper | fútbol, robot fútbol, portero, futbolista | > competition
chess | chess robot, chess board, chessboard, play chess, checkers, board game, board games, chess partner, checkmate, chess opponent, go game, tic tac toe | draughts, noughts and crosses | ajedrez, damas, jugar al ajedrez, juegos de mesa, tablero | > toy, children
card dealing | deal cards, card dealer, poker, casino night, card shuffler, cards | | cartas, repartir cartas, póker | > toy
competition | compete, contest, tournament, robotics competition, championship, league | comp | competencia, competición, concurso, torneo, competir |
combat robots | battle bot, battlebots, battle robots, combat robot, combat, fight, fighting robot, robot fight, robot wars, beetleweight, antweight, fighting, battle, gladiator, robot battle | robot fighting | pelea de robots, batalla, combate, robot de combate, lucha, guerra de robots, peleas | > competition
sumo robots | sumo, mini sumo, sumo bot, sumo wrestling, wrestling | | robot sumo, lucha sumo | > competition
line following | line follower, line tracker, follow line, maze, maze solver, micromouse | | seguidor de línea, sigue líneas, laberinto | > competition, stem
first robotics | first lego league, fll, frc, ftc, vex competition, first tech challenge | | | > competition, stem
racing | race, race car,, drag race, autonomous race car, self driving race, go kart, kart | racing car | carrera, carreras, velocidad, carro de carreras, coche de carreras |
riding | ride, ride on, rideable, segway, hoverboard, balance board, self balancing, unicycle, personal transporter |  | montar, patineta, monopatín, autoequilibrio, equilibrio |
juggling | juggle, juggler, circus | | malabares, circo | > parties
puzzle solving | rubik, rubiks cube, rubik's cube, puzzle, jigsaw | | cubo de rubik, rompecabezas | > toy
escape room | treasure hunt, scavenger hunt | | búsqueda del tesoro | > parties
telescope | astronomy, stargazing, planetarium, stars, night sky | | telescopio, astronomía, estrellas |
museum guide | museum, science center, tour guide, exhibit, gallery, guided tour, show visitors the way, show the way, visitor guide | science centre | museo, guía, exposición, guía turístico | > reception
`;
