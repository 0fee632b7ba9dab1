/** Education by age, toys and games, competitions. */
export const LEARNING_AND_PLAY = `
education | educational, teach, library program, learning, teacher, educator, school, classroom, lesson, student, pupil, curriculum, science fair, science project, elementary school, primary school, middle school, high school, physics, high school physics, homeschool, after school, workshop, science class, school project, grade school, 6th grade, science fair project | lessons at school, sixth form, gcse, after-school club, home education | educación, educativo, educativos, enseñar, aprender, profesor, profesora, maestro, escuela, colegio, clase, clases, estudiante, alumnos, aula, feria de ciencias, taller, escuela primaria, primaria, secundaria |
teaching assistant | tutor, tutoring, private teacher | | *asistente de enseñanza | > education
reading practice | learn to read, reading buddy, phonics, literacy, read along | | aprender a leer, lectura, alfabetización | > education
homework help | homework, study buddy, flashcards, quiz, spelling practice | revision help | ayuda con la tarea, hacer la tarea, deberes | > education
children | kid, child, nephew, niece, daughter, grandson, granddaughter, grandkids, girl, 8 year old, 10 year old, kid friendly, for kids, youngster, teen, teenager, entertain kids, entertain children | kiddies, little ones, nipper | niño, niña, *niños, niñas, hijo, hija, nietos, infantil, chicos, adolescente |
toddlers | toddler, bee bot, preschool, preschooler, kindergarten, kindergartner, daycare, 4 year old, 5 year old, little kids, kindergarden | nursery school, reception class, playgroup | preescolar, jardín de niños, guardería, kínder, pequeños | > children, education
coding | coder, programming, programmer, learn to code, coding club, computer science, software, hour of code | computing class | programar, *programación, código, aprender a programar, codificación | > education, stem learning
python | | | | > coding
block coding | blockly, block programming, scratch, micro:bit | | *programación por bloques | > coding
electronics | arduino, raspberry pi, microcontroller, breadboard, soldering kit, circuit, circuits, electronics kit, jumper wires, servos | | circuitos, microcontrolador | > stem learning
stem learning | robotics class, robotics club, engineering project, tinkering, tinkerer, hobbyist, apprentice, engineering student, makerspace, hackathon, summer camp, scouts, girl scouts, maker faire, stem, stem education, science, steam education, steam workshop, engineering class, robotics course | cubs, brownies | robótica, club de robótica, *robótica educativa, campamento, electrónica, ciencia | > education
university | college, undergraduate, graduate, lab course, professor, lecture, college course, university course | uni, fresher | universidad, universitario, facultad | > education
math help | math, mathematics, geometry, logo turtle, turtle | | matemáticas, tortuga | > education, toddlers
language practice | english lessons, spanish lessons, speak spanish, learn language, translator, translation, translate, foreign language, speaks languages | | inglés, traductor, traducir, aprender idiomas, idiomas, *practicar idiomas | > education
toy | six year old, plaything, fun robot, gadget toy, something fun, rainy day | | juguete, jugar, divertido, diversión | > children
robot ball | sphero, rolling ball, sphere robot, ball robot | | bola robot, esfera, *pelota robot | > toy
games | game, game night, arcade, arcade game, play games, video game, claw machine, crane game | games night, amusement arcade | juego, *juegos, noche de juegos, videojuego, máquina de peluches | > toy
remote control car | rc car, rc truck, rc, radio control, remote control, rover kit, crawler truck, off road rc, monster truck | radio controlled car | carro a control remoto, coche teledirigido, control remoto | > toy
robot pet | pet, robotic pet, electronic pet, robot cat, cat robot, furby, tamagotchi, cute | | mascota, *mascota robot | > toy
robot puppy | puppy, pup, pup kit, robotic puppy, toy dog, aibo | | perrito, perrito robot | > robot pet, quadruped
robot kit | lego, mindstorms, spike prime, building kit, vex, fischertechnik, robotics kit, stem kit, stem toy, build your own robot, diy robot, beginner kit, building bricks, construction toy, construction set, build robot, build a robot | meccano | bloques, ladrillos, lego robótico, armar un robot, kit de robótica, *kit de robot | > toy, stem learning
transforming toy | transformer | | transformable | > toy
bubble machine | bubbles, bubble maker, confetti, fog machine | | burbujas, máquina de burbujas | > parties
ball games | ball machine, football practice, ball launcher, sports practice, sports training | cricket bowling machine, rounders, cricket | deportes |
golf caddy | golf, golf caddie, golf cart, carry golf clubs, golf bag | golf trolley, golf buggy | carrito de golf, palos de golf | > carrying
basketball practice | basketball, shoot hoops, rebounder | netball | baloncesto, básquetbol | > ball games
baseball practice | baseball, pitching machine, pitch baseball, batting practice, batting, softball | | béisbol, lanzadora de pelotas, bateo | > ball games
tennis practice | tennis, tennis ball, tennis ball machine, tennis trainer, pickleball, padel | | tenis, lanzapelotas, pelotas de tenis | > ball games
table tennis | ping pong, ping pong partner | | tenis de mesa, pimpón | > ball games
robot soccer | soccer, goalie, robocup, play soccer, penalty | football, footie, goalkeeper | fútbol, portero, futbolista | > competition
chess | chess board, play chess, checkers, board game, chess partner, checkmate, chess opponent, go game, tic tac toe, chess computer, play chess computer, opponent for chess | draughts, noughts and crosses | ajedrez, damas, jugar al ajedrez, juegos de mesa, tablero | > toy, children, games
card dealing | deal cards, card dealer, poker, casino night, card shuffler, cards | | cartas, repartir cartas | > toy
competition | compete, contest, tournament, robotics competition, championship, league | comp | competencia, competición, concurso, torneo, competir |
combat robots | battle bot, battlebots, battle robots, combat, fight, fighting robot, robot wars, beetleweight, antweight, battle, gladiator | | pelea de robots, batalla, combate, lucha, guerra de robots, peleas | > competition
sumo robots | sumo, mini sumo, sumo bot, sumo wrestling, wrestling | | lucha sumo | > competition
line following | line follower, line tracker, follow line, maze, maze solver, micromouse | | seguidor de línea, sigue líneas, laberinto | > competition, stem learning
first robotics | first lego league, fll, frc, ftc, vex competition, first tech challenge | | | > competition, stem learning
racing | race, race car, drag race, autonomous race car, self driving race, go kart, kart | racing car | carrera, velocidad, carro de carreras, coche de carreras |
riding | ride, ride on, rideable, hoverboard, balance board, unicycle, personal transporter | | montar, patineta, monopatín |
balancing robot | self balancing, balance robot, inverted pendulum, two wheeled robot, pendulum, balancing, segway | | autoequilibrio, equilibrio, *robot equilibrista, péndulo |
juggling | juggle, juggler, circus | | malabares, circo | > parties
puzzle solving | rubik, rubiks cube, puzzle, jigsaw | | cubo de rubik, *rompecabezas | > toy
escape room | treasure hunt, scavenger hunt | | búsqueda del tesoro, *sala de escape | > parties
telescope | astronomy, stargazing, planetarium, stars, night sky | | telescopio, astronomía, estrellas |
museum guide | museum, science center, tour guide, exhibit, gallery, guided tour | science centre | museo, guía, exposición, guía turístico |
`;
