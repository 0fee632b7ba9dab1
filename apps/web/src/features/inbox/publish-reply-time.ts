import { replyTime, type Message, type ReplyTime, type UserId } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { userKeys } from '../../shared/users.queries.ts';
import { messageKeys } from '../../shared/message-keys.ts';

/**
 * Keeps what the member's profile says of how soon they reply (D513), from the messages that their list of conversations follows
 * anyway. Nothing is read for it, and it is written when it is another than before. A failure leaves it to the next message.
 */
export function usePublishReplyTime(me: UserId, messages: readonly Message[] | null): void {
  const services = useServices();
  const client = useQueryClient();
  const profile = useMember()?.profile;
  useEffect(() => {
    if (!messages || !profile) return;
    // What was written since the session loaded the profile.
    const key = messageKeys.replies(me);
    const publish = async () => {
      const { users, clock } = await services;
      const replies = replyTime(messages, me, clock.now());
      const written = client.getQueryData<ReplyTime | null>(key);
      if (replies === (written === undefined ? (profile.replies ?? null) : written)) return;
      client.setQueryData(key, replies);
      await users.setReplyTime(me, replies);
      await client.invalidateQueries({ queryKey: userKeys.one(me) });
    };
    void publish().catch(() => client.removeQueries({ queryKey: key }));
  }, [me, messages, profile, services, client]);
}
