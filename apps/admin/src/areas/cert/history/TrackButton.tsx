import { certLooks } from '@tqc/contract/cert';
import { Timeline } from '@tqc/ui/Timeline';
import { ViewButton } from '../../../kit/record/ViewButton';

/** 证书轨迹 of one answered row: asked for while the answer is good. */
export function TrackButton({
  name,
  certNo,
  queryNo,
}: {
  readonly name: string;
  readonly certNo: string;
  readonly queryNo: string;
}) {
  return (
    <ViewButton
      call={certLooks.queryNationTrack}
      input={{ queryNo }}
      label="证书轨迹"
      title={`${name}的证书 ${certNo}`}
    >
      {({ record }) => (
        <Timeline
          ariaLabel="证书轨迹"
          items={record.map(({ day, title, orgName, note }, at) => ({
            key: `${at}${title}`,
            title,
            time: day ?? '',
            actor: [orgName, note].filter(Boolean).join('　'),
          }))}
        />
      )}
    </ViewButton>
  );
}
