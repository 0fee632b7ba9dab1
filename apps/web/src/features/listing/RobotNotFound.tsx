import { robotNotFound } from '@roborrow/text/errors/robot-not-found';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { useGoBack } from '../../shared/returning.ts';
import { robotDetail } from './robot-detail.text.ts';

/** Shown for a robot that does not exist, with links to go on. */
export function RobotNotFound() {
  const goBack = useGoBack();
  const { heading, text } = robotNotFound;
  const { browse } = robotDetail.notFound;
  return (
    <EmptyState heading="h1" title={heading} text={text} picture="/illustrations/no-results.svg">
      <Link to="/robots" className={buttonClass()}>
        {browse}
      </Link>
      <Button variant="secondary" onClick={goBack}>
        {robotDetail.goBack}
      </Button>
    </EmptyState>
  );
}
