import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../features/account/index.ts';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });
