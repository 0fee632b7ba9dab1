/** What stands on the screens that a journey passes. */
export interface JourneyWords {
  /** How addresses of pages in this language begin. */
  readonly path: '' | '/es';
  readonly askAboutDates: string;
  readonly today: RegExp;
  readonly continueToMessage: string;
  readonly messageTo: RegExp;
  readonly send: string;
  readonly openRental: string;
  readonly rentalOf: (robot: string) => string;
  readonly accept: string;
  readonly handover: string;
  readonly propose: string;
  readonly proposeHandover: string;
  readonly time: string;
  readonly place: string;
  readonly confirm: string;
  readonly agreed: string;
  readonly addPhotos: string;
  readonly photosDialog: string;
  readonly photos: string;
  readonly saveTwo: string;
  readonly photoBy: (name: string) => RegExp;
  readonly handedOver: string;
  readonly disagree: string;
  readonly saidHandedOver: (name: string) => string;
  readonly returned: string;
  readonly next: string;
  readonly howWasIt: string;
  readonly writeReview: string;
  readonly oneStar: string;
  readonly whatToKnow: string;
  readonly saveReview: string;
  readonly profileOf: (name: string) => string;
}

export const ENGLISH: JourneyWords = {
  path: '',
  askAboutDates: 'Ask about dates',
  today: /^Today,/,
  continueToMessage: 'Continue to your message',
  messageTo: /^Message to/,
  send: 'Send',
  openRental: 'Open this rental',
  rentalOf: (robot) => `Rental of ${robot}`,
  accept: 'Accept',
  handover: 'Handover',
  propose: 'Propose an appointment',
  proposeHandover: 'Propose the handover',
  time: 'Time',
  place: 'Place',
  confirm: 'Confirm',
  agreed: 'Agreed',
  addPhotos: 'Add photos of the handover',
  photosDialog: 'Photos at handover',
  photos: 'Photos',
  saveTwo: 'Save 2 photos',
  photoBy: (name) => new RegExp(`^Photo at handover by ${name}`),
  handedOver: 'Handed over',
  disagree: 'If you disagree',
  saidHandedOver: (name) => `${name} said that the robot was handed over`,
  returned: 'Returned',
  next: 'What comes next',
  howWasIt: 'How was it?',
  writeReview: 'Write a review',
  oneStar: '1 star',
  whatToKnow: 'What should others know?',
  saveReview: 'Save review',
  profileOf: (name) => `Profile of ${name}`,
};

export const SPANISH: JourneyWords = {
  path: '/es',
  askAboutDates: 'Pedir fechas',
  today: /^Hoy,/,
  continueToMessage: 'Continuar a tu mensaje',
  messageTo: /^Mensaje para/,
  send: 'Enviar',
  openRental: 'Abrir esta renta',
  rentalOf: (robot) => `Renta de ${robot}`,
  accept: 'Aceptar',
  handover: 'Entrega',
  propose: 'Proponer una cita',
  proposeHandover: 'Proponer la entrega',
  time: 'Hora',
  place: 'Lugar',
  confirm: 'Confirmar',
  agreed: 'Acordado',
  addPhotos: 'Agregar fotos de la entrega',
  photosDialog: 'Fotos de la entrega',
  photos: 'Fotos',
  saveTwo: 'Guardar 2 fotos',
  photoBy: (name) => new RegExp(`^Foto de ${name} en la entrega`),
  handedOver: 'Ya se entregó',
  disagree: 'Si no estás de acuerdo',
  saidHandedOver: (name) => `${name} dijo que el robot se entregó`,
  returned: 'Ya se devolvió',
  next: 'Lo que sigue',
  howWasIt: '¿Cómo te fue?',
  writeReview: 'Escribir una reseña',
  oneStar: '1 estrella',
  whatToKnow: '¿Qué deberían saber los demás?',
  saveReview: 'Guardar reseña',
  profileOf: (name) => `Perfil de ${name}`,
};
