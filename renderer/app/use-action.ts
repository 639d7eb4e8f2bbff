import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useErrorToast } from './toasts.tsx';

interface Action<Given, Reply> {
  readonly act: (given: Given) => Promise<Reply>;
  readonly onDone?: (reply: Reply) => void;
}

/** Does something to the school's people or classes: the lists are asked for anew, and a failure is said in the corner. */
export function useSchoolAction<Given = void, Reply = unknown>({ act, onDone }: Action<Given, Reply>) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: act,
    onSuccess: (reply) => {
      for (const list of ['people', 'classes', 'log']) void client.invalidateQueries({ queryKey: [list] });
      onDone?.(reply);
    },
    onError: showError,
  });
  return { run: mutate, isRunning: isPending, isDone: isSuccess, reset };
}
