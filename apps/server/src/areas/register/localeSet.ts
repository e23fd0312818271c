import { localeSet } from '@tqc/contract/register';
import { arrangementsOf, arrangeMany } from '../../trade/planning';
import { serve } from '../../kit/serve';

const arrangements = arrangementsOf('register');

export const localeSetRoutes = serve(localeSet, {
  ...arrangements,
  batchAddLocaleSet: (call) => {
    const { orgIds, ...input } = call.input;
    return arrangeMany(call, orgIds, (pointId) =>
      arrangements.create({ ...call, input: { ...input, pointId } }),
    );
  },
});
