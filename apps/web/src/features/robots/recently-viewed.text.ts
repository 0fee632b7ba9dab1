/** The robots whose pages were opened last (D392). */
export { recentlyViewed } from '@roborrow/messages/robots/recently-viewed';
