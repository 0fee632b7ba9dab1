export { MyDataSection } from './MyDataSection.tsx';
