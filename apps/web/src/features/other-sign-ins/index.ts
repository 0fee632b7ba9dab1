export { OtherSignIns } from './OtherSignIns.tsx';
