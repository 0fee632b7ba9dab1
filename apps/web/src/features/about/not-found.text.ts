/** The 404 page (D75). */
export { notFound } from '@roborrow/messages/about/not-found';
