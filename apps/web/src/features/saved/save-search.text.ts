/** Above the results of a search (D391). */
export { saveSearch } from '@roborrow/messages/saved/save-search';
