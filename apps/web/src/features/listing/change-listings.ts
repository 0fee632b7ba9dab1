import {
  createListing,
  deleteListing,
  endRequests,
  newRobotId,
  setAvailability,
  updateListing,
  type AvailabilityChanges,
  type CreateListingInput,
  type DeleteListingInput,
  type EndRequestsInput,
  type Robot,
  type RobotId,
  type UpdateListingInput,
  type UserId,
} from '@roborrow/domain';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { robotKeys } from '../robots/index.ts';

export interface NewListing extends Omit<CreateListingInput, 'robotId'> {
  readonly idFor: (make: () => RobotId) => RobotId;
}

/**
 * Resolves with the use case's result. `idFor` returns the same id at every try, so that a retry never
 * creates a second listing (D23).
 */
export function useCreateListing() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ idFor, ...input }: NewListing) => {
      const ready = await services;
      return createListing(ready)({ ...input, robotId: idFor(() => newRobotId(input.ownerId, ready.ids)) });
    },
    onSuccess: (result) => void (result.ok && showSaved(queries, result.value)),
    onSettled: () => void invalidate(queries),
  });
}

/** Resolves with the use case's result. */
export function useUpdateListing() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: UpdateListingInput) => updateListing(await services)(input),
    onSuccess: (result) => void (result.ok && showSaved(queries, result.value)),
    onSettled: () => void invalidate(queries),
  });
}

interface NewAvailability {
  readonly robot: Robot;
  readonly changes: AvailabilityChanges;
}

/** Pauses a listing, makes it available again, or changes its closed days. Resolves with the use case's result. */
export function useSetAvailability() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ robot, changes }: NewAvailability) =>
      setAvailability(await services)({ id: robot.id, ...changes }),
    onSuccess: (result, { robot, changes }) =>
      void (result.ok && showSaved(queries, { ...robot, ...changes })),
    onSettled: () => void invalidate(queries),
  });
}

export interface ListingToDelete {
  readonly listing: DeleteListingInput;
  /** The requests for its dates, whose people are told first (D684). */
  readonly farewell: EndRequestsInput;
}

/** Resolves with the use case's result. */
export function useDeleteListing() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ listing, farewell }: ListingToDelete) => {
      const ready = await services;
      const ended = await endRequests(ready)(farewell);
      return ended.ok ? deleteListing(ready)(listing) : ended;
    },
    onSuccess: (result, { listing: { id, ownerId } }) => {
      if (!result.ok) return;
      queries.setQueryData(robotKeys.one(id), null);
      changeListings(queries, ownerId, (robots) => robots.filter((robot) => robot.id !== id));
    },
    onSettled: () => void invalidate(queries),
  });
}

/**
 * Fetches all robot data again. Also after a failure, because a write whose answer was lost may have
 * succeeded.
 */
const invalidate = (queries: QueryClient) => queries.invalidateQueries({ queryKey: robotKeys.all });

/** Shows the saved listing at once, while the lists are being fetched again. */
function showSaved(queries: QueryClient, saved: Robot): void {
  queries.setQueryData(robotKeys.one(saved.id), saved);
  changeListings(queries, saved.ownerId, (robots) =>
    robots.some(({ id }) => id === saved.id)
      ? robots.map((robot) => (robot.id === saved.id ? saved : robot))
      : [saved, ...robots],
  );
}

const changeListings = (
  queries: QueryClient,
  owner: UserId,
  change: (robots: readonly Robot[]) => readonly Robot[],
) => queries.setQueryData<readonly Robot[]>(robotKeys.ofOwner(owner), (robots) => robots && change(robots));
