import { certBatch, localeSet, orgBatch, provinceBatch } from '@tqc/contract/register';
import { arrangement, newBatch, provincePlan, timeSlot } from './road';
import type { TestServer } from './server';

/** One batch a year and type: each chain gets its own. */
let year = 2070;
/** A passed province plan with a passed county plan of one slot, in which a point is arranged. */
export async function planChain(server: TestServer) {
  year += 1;
  const centre = await server.as('centre');
  const province = await server.as('province');
  const county = await server.as('county');
  const { id: cbId } = await centre(certBatch.create, { ...newBatch, year, cbName: `专项${year}` });
  const { id: pbId } = await province(provinceBatch.create, { ...provincePlan, cbId });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const { id: obId } = await county(orgBatch.create, {
    pbId,
    planName: '东霁区计划',
    receiveWay: 1,
    times: [{ ...timeSlot, validEndDateStr: '2024-06-19 18:00', confirmEnd: '2024-06-24' }],
  });
  await county(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  const [slot] = (await county(orgBatch.get, { obId })).times;
  const obtId = slot?.obtId ?? '';
  await county(localeSet.create, {
    ...arrangement,
    obtId,
    pointId: '32880101',
    endDate: '2024-06-24',
  });
  return { cbId, pbId, obId, obtId };
}
