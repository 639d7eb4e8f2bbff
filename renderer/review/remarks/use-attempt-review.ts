import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { AttemptReview, Override } from '#shared/api/review.ts';

import { newId } from '../../app/new-id.ts';
import { useRole } from '../../app/session.ts';
import { useErrorToast } from '../../app/toasts.tsx';
import { attemptReviewQuery, reviewApi } from '../review-api.ts';

export interface AttemptReviewing {
  /** Undefined until it is known, and where there is no school to review anything. */
  readonly review: AttemptReview | undefined;
  readonly isSupervisor: boolean;
  readonly isSaving: boolean;
  /** Each resolves to whether it was kept; what went wrong is said in a corner. */
  readonly addRemark: (text: string, ms: number | null) => Promise<boolean>;
  readonly override: (decision: string, verdict: Override['verdict'], reason: string) => Promise<boolean>;
}

/** What was said of an answer, and for a supervisor the means to say more. */
export function useAttemptReview(attempt: string): AttemptReviewing {
  const client = useQueryClient();
  const showError = useErrorToast();
  const role = useRole();
  const query = attemptReviewQuery(attempt);
  const { data } = useQuery({ ...query, enabled: role === 'supervisor' || role === 'trainee' });
  useSeen(attempt, data, role === 'trainee');
  const keep = async (review: AttemptReview) => {
    // What is still on its way was asked before, and would lie over this.
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, review);
    for (const queryKey of [['review'], ['remarks'], ['report'], ['runs']]) void client.invalidateQueries({ queryKey });
  };
  const remark = useMutation({
    mutationFn: (body: { text: string; ms: number | null }) => reviewApi.addRemark(attempt, { id: newId(), ...body }),
    onSuccess: keep,
    onError: showError,
  });
  const ruling = useMutation({
    mutationFn: (body: Pick<Override, 'decision' | 'verdict' | 'reason'>) => reviewApi.overrideDecision(attempt, { id: newId(), ...body }),
    onSuccess: keep,
    onError: showError,
  });
  const isKept = (saving: Promise<unknown>): Promise<boolean> =>
    saving.then(
      () => true,
      () => false,
    );
  return {
    review: data,
    isSupervisor: role === 'supervisor',
    isSaving: remark.isPending || ruling.isPending,
    addRemark: (text, ms) => isKept(remark.mutateAsync({ text, ms })),
    override: (decision, verdict, reason) => isKept(ruling.mutateAsync({ decision, verdict, reason })),
  };
}

/** Whoever it was said for has it on the screen now: the desk notes it. */
function useSeen(attempt: string, review: AttemptReview | undefined, isTrainee: boolean): void {
  const client = useQueryClient();
  const hasUnseen = isTrainee && [...(review?.remarks ?? []), ...(review?.overrides ?? [])].some(({ seenAt }) => seenAt === null);
  const { mutate } = useMutation({
    mutationFn: reviewApi.seeWords,
    // What was new stays marked as new for this visit; the lists are asked again.
    onSuccess: () => client.invalidateQueries({ queryKey: ['remarks'] }),
  });
  useEffect(() => {
    if (hasUnseen) mutate(attempt);
  }, [attempt, hasUnseen, mutate]);
}
