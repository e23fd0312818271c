import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { wall } from '@tqc/contract/monitor';
import { scenes, wallCommand } from '@tqc/domain/wall';
import type { FormField } from '@tqc/ui/FormDialog';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { ListScreen } from '../../kit/list/ListScreen';
import { CHOOSE_FIRST } from './chooseFirst';
import { usePlaceChoices } from './usePlaceChoices';

const online = 1;
const ended = [3, 4];
const sceneField: readonly FormField[] = [
  {
    name: 'value',
    label: '画面',
    kind: 'select',
    required: true,
    options: scenes.map(({ id, title }) => ({ value: id, label: title })),
  },
];
const brightnessField: readonly FormField[] = [
  {
    name: 'value',
    label: '亮度',
    kind: 'select',
    required: true,
    options: [100, 85, 70, 55, 40, 30].map((value) => ({
      value: String(value),
      label: `${value}%`,
    })),
  },
];

/** 大屏设备 */
export function WallDevicesScreen() {
  const navigate = useNavigate();
  const placeField: readonly FormField[] = [
    {
      name: 'value',
      label: '范围',
      kind: 'searchSelect',
      required: true,
      options: [...usePlaceChoices()],
    },
  ];
  return (
    <ListScreen
      note="本机构及下级打开的大屏。停用后大屏立即变为空白，需要重新打开才能使用；重载次数大于零时请告知运维人员。"
      list={wall.devices}
      search={['name', 'state']}
      toolbar={
        <Button type="primary" onClick={() => navigate('/tqcStat', { state: CHOOSE_FIRST })}>
          打开新大屏
        </Button>
      }
      columns={[
        'name',
        'orgName',
        'scene',
        'state',
        'seenAt',
        'fps',
        'heap',
        'reloads',
        'lastCommand',
        'latency',
        'build',
        'address',
        'creator',
        'createdAt',
        'endsAt',
      ]}
      rowActions={(row) => {
        const reason = row.state === online ? undefined : '大屏不在线，指令无法送达';
        const send = (command: string, label = wallCommand.label(command)) => ({
          call: wall.command,
          when: !ended.includes(Number(row.state)),
          link: true,
          reason,
          label,
          input: { id: row.id, command },
        });
        return (
          <>
            <FormButton
              {...send('scene', '切换')}
              fields={sceneField}
              initial={{ value: row.scene }}
              toInput={({ value }) => ({ value: String(value) })}
            />
            <AskButton
              {...send('identify', '识别')}
              input={{ id: row.id, command: 'identify' }}
              question={`在“${row.name}”上显示它的名称？`}
            />
            <AskButton
              call={wall.revoke}
              when={!ended.includes(Number(row.state))}
              link
              danger
              label="停用"
              input={{ id: row.id }}
              question={`停用“${row.name}”？大屏将立即变为空白。`}
            />
            <FormButton
              {...send('org', '范围')}
              fields={placeField}
              toInput={({ value }) => ({ value: String(value) })}
            />
            <AskButton {...send('pause')} input={{ id: row.id, command: 'pause' }} />
            <AskButton {...send('resume')} input={{ id: row.id, command: 'resume' }} />
            <FormButton
              {...send('brightness')}
              fields={brightnessField}
              initial={{ value: '100' }}
              toInput={({ value }) => ({ value: String(value) })}
            />
            <AskButton {...send('reload')} input={{ id: row.id, command: 'reload' }} />
          </>
        );
      }}
    />
  );
}
