import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../features/forgot-password/ForgotPassword.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });
