import { BatchStatus, orgBatchApproval } from '@tqc/domain/dictionaries';
import { lookup } from '@tqc/contract/lookup';
import { provinceBatch } from '@tqc/contract/register';
import { useEffect, useState } from 'react';
import { call, tellError } from '../../../kit/session/api';

interface Choice {
  readonly value: string;
  readonly label: string;
}

function useLoaded(load: () => Promise<readonly Choice[]>, key: string): readonly Choice[] {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    load().then(setChoices, tellError);
    // `key` names everything the load depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- load is made anew by every render
  }, [key]);
  return choices;
}

/** The batches a plan can belong to. */
export function useBatchChoices(): readonly Choice[] {
  return useLoaded(
    async () =>
      (await call(lookup.queryCertBatchxx, { status: BatchStatus.code('open') })).record.map(
        ({ cbId, cbName }) => ({
          value: cbId,
          label: cbName,
        }),
      ),
    'batches',
  );
}

/** The passed province plans of the caller's province. */
export function useProvincePlanChoices(): readonly Choice[] {
  return useLoaded(
    async () =>
      (
        await call(provinceBatch.list, {
          approvalStatus: orgBatchApproval.code('passed'),
          pageSize: 100,
        })
      ).record.map(({ pbId, planName }) => ({ value: pbId, label: planName })),
    'plans',
  );
}

/** The time slots of the caller's plans. */
export function useSlotChoices(): readonly Choice[] {
  return useLoaded(
    async () =>
      (await call(lookup.queryOrgBatchTimexx, {})).record.map(({ obtId, label }) => ({
        value: obtId,
        label,
      })),
    'slots',
  );
}
