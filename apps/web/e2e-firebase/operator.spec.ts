import { giveRole } from '@roborrow/adapter-firebase/testing';
import { carryThroughCase } from '../e2e/operator-case.ts';
import { expect, test } from '../e2e/test.ts';
import { newRobot } from './new-robot.ts';
import { createPerson, openAs, openBrowser, signUp } from './people.ts';

test('an operator carries a case through: reported, hidden, appealed, answered, restored (D790 to D794)', async ({
  browser,
}) => {
  const accounts = await Promise.all(
    [createPerson('Ada', 'Park'), createPerson('Omar', 'Reyes'), createPerson('Olga', 'Desk')].map(signUp),
  );
  const [ada, omar, olga] = accounts;
  if (!ada || !omar || !olga) throw new Error('three were signed up');
  const { id, name } = await omar.client.ports.robots.create(newRobot(omar.user.uid, 'A mower to look at'));
  await giveRole(olga.user.uid);
  await olga.client.auth.currentUser?.getIdToken(true);
  const [reporter, owner, operator] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ];
  const address = `/robots/${id}`;
  await openAs(reporter.page, ada, address);
  await openAs(owner.page, omar, '/dashboard');
  await openAs(operator.page, olga, '/dashboard');
  await carryThroughCase({
    reporter: reporter.page,
    owner: owner.page,
    operator: operator.page,
    name,
    address,
  });

  // A token of somebody without the role is refused by the function itself.
  const proof = await ada.client.auth.currentUser?.getIdToken();
  const answer = await reporter.page.request.post('/.netlify/functions/operator', {
    headers: { Authorization: `Bearer ${proof}` },
    data: { kind: 'queue' },
  });
  expect(answer.status()).toBe(403);
  await Promise.all(accounts.map(({ client }) => client.close()));
});
