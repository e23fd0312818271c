import { healthResult } from '@tqc/domain/dictionaries';
import { material, reasonsText } from '@tqc/domain/register';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { Application } from './application';

/** What the point found: whoever decides next sees what was looked at, and what was said of it. */
export function CheckedSection({ application }: { readonly application: Application }) {
  const { materials, reasons, reasonText, healthDate, resume } = application;
  const missing = material.options.filter(({ value }) => !materials.includes(Number(value)));
  const labels = (list: typeof missing) => list.map(({ label }) => label).join('、');
  const ticked = material.options.filter(({ value }) => materials.includes(Number(value)));
  return (
    <SectionHeader title="核验与简历">
      <DescriptionList
        columns="auto"
        items={[
          { label: '已核对材料', value: labels(ticked) || '还没有核对', wide: true },
          ...(ticked.length > 0 && missing.length > 0
            ? [{ label: '未核对材料', value: labels(missing), wide: true }]
            : []),
          { label: '体检结论', value: healthResult.label(application.healthResult) || '—' },
          { label: '体检日期', value: healthDate ?? '—', tabular: true },
          { label: '原因', value: reasonsText(reasons, reasonText) || '—', wide: true },
          ...resume.map(({ from, to, place, role }) => ({
            label: `${from} 至 ${to}`,
            value: `${place}　${role}`,
            wide: true,
          })),
        ]}
      />
    </SectionHeader>
  );
}
