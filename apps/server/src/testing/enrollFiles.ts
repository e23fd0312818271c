import { provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { enrollOrgPlanInput, enrollPlanInput } from '../walks/enrollStage';
import type { TestServer } from './server';

/**
 * How calls of periodic registration that name a file are made, each on a plan in a batch of its
 * own: a province has one plan a batch.
 */
export function enrollNaming(server: () => TestServer, freshBatch: () => Promise<string>) {
  const drafted = async () => {
    const province = await server().as('province');
    const cbId = await freshBatch();
    return (await province(provinceBatch.create, { ...enrollPlanInput, cbId })).id;
  };
  const passed = async () => {
    const [province, centre] = [await server().as('province'), await server().as('centre')];
    const pbId = await drafted();
    await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
    await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
    return pbId;
  };
  const passedBelow = async () => {
    const [county, city] = [await server().as('county'), await server().as('city')];
    const pbId = await passed();
    const { id: obId } = await county(setSelfOrgPlan.create, { ...enrollOrgPlanInput, pbId });
    await county(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'report' }, { version: 1 });
    await city(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'pass' }, { version: 2 });
    return obId;
  };
  const of = { by: 'province', stranger: 'county' } as const;
  return [
    {
      ...of,
      call: provinceBatch.create,
      name: async (fileId: string) =>
        (await server().as('province'))(provinceBatch.create, {
          ...enrollPlanInput,
          cbId: await freshBatch(),
          fileId,
        }),
    },
    {
      ...of,
      call: provinceBatch.update,
      name: async (fileId: string) =>
        (await server().as('province'))(
          provinceBatch.update,
          { pbId: await drafted(), action: 'edit', fileId },
          { version: 1 },
        ),
    },
    {
      ...of,
      call: provinceBatch.changeProvinceBatch,
      name: async (fileId: string) =>
        (await server().as('province'))(
          provinceBatch.changeProvinceBatch,
          {
            pbId: await passed(),
            changeKind: 1,
            after: { finalEnd: '2024-11-22' },
            reason: '顺延',
            fileId,
          },
          { version: 3 },
        ),
    },
    {
      by: 'county',
      stranger: 'otherCounty',
      call: setSelfOrgPlan.editOrgBatchPlan,
      name: async (fileId: string) =>
        (await server().as('county'))(
          setSelfOrgPlan.editOrgBatchPlan,
          {
            obId: await passedBelow(),
            action: 'change',
            changeKind: 2,
            noticeEnd: '2024-08-08',
            reason: '公示提前一天结束',
            fileId,
          },
          { version: 3 },
        ),
    },
  ] as const;
}
