export { MailAddress } from './MailAddress.tsx';
