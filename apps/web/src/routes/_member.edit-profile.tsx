import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/edit-profile')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_member/edit-profile"!</div>;
}
