export { ActionSection } from './ActionSection.tsx';
