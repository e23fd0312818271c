import Select from '@arco-design/web-react/es/Select';
import '@arco-design/web-react/es/Select/style/css.js';
import { useEffect, useState } from 'react';
import { byLabel } from './byLabel';
import { FieldShell } from './FieldShell';
import { FINDING } from './finding';
import { emptyRegion, regionLevels, setRegion, type Region, type RegionLevel } from './region';
import type { FieldProps, Option } from './props';
import { useEnterFits } from './useEnterFits';
import styles from './fields.module.css';

interface RegionFieldProps extends FieldProps<Region> {
  /** 取某级的选项；parent 是上一级代码，最上面的一级为空串。 */
  load: (level: RegionLevel, parent: string) => Promise<readonly Option[]>;
  /** 锁住的级别：本级以上由用户所在机构决定，不能改。 */
  locked?: readonly RegionLevel[];
  /** 可以选的级别，由上到下，默认三级；本级以上不必选的不列出来。 */
  levels?: readonly RegionLevel[];
}

const names: Record<RegionLevel, string> = { province: '省份', city: '地市', county: '区县' };

/** 省、市、县三级联动；改上级时清空下级，下级选项用到才取。 */
export function RegionField({
  value = emptyRegion,
  onChange,
  load,
  locked = [],
  levels = regionLevels,
  disabled,
  ...shell
}: RegionFieldProps) {
  return (
    <FieldShell {...shell} partLabels={levels.map((level) => names[level])}>
      <div className={styles.cascade}>
        {levels.map((level, index) => {
          const parent = index === 0 ? '' : value[levels[index - 1]!];
          return (
            <LevelSelect
              key={level}
              level={level}
              parent={parent}
              ready={index === 0 || parent !== ''}
              value={value[level]}
              disabled={disabled || locked.includes(level)}
              load={load}
              onChange={(code) => onChange(setRegion(value, level, code))}
            />
          );
        })}
      </div>
    </FieldShell>
  );
}

interface LevelSelectProps extends Pick<RegionFieldProps, 'load' | 'disabled'> {
  level: RegionLevel;
  parent: string;
  ready: boolean;
  value: string;
  onChange: (code: string) => void;
}

function LevelSelect({ level, parent, ready, value, disabled, load, onChange }: LevelSelectProps) {
  const [loaded, setLoaded] = useState<{ parent: string; options: readonly Option[] }>();
  const [opened, setOpened] = useState(false);
  /** 读不到时是哪个上级的；再展开一次就再读一次。 */
  const [failed, setFailed] = useState<string>();
  const select = useEnterFits();
  const unread = ready && loaded?.parent !== parent;
  const needed = unread && (opened || value !== '') && failed !== parent;
  useEffect(() => {
    if (!needed) return;
    let current = true;
    load(level, parent).then(
      (options) => current && setLoaded({ parent, options }),
      () => current && setFailed(parent),
    );
    return () => {
      current = false;
    };
  }, [needed, load, level, parent]);
  const options = loaded?.parent === parent ? loaded.options : [];
  const none = needed ? FINDING : unread && failed === parent ? '没有读到，请重新展开' : undefined;
  return (
    <Select
      ref={select}
      value={value || undefined}
      onChange={(next?: string) => onChange(next ?? '')}
      onVisibleChange={(visible) => {
        if (!visible) return;
        setOpened(true);
        setFailed(undefined);
      }}
      {...(none === undefined ? {} : { notFoundContent: none })}
      disabled={disabled || !ready}
      loading={needed}
      allowClear={!disabled}
      showSearch
      placeholder={names[level]}
      filterOption={byLabel}
      renderFormat={(option, current) =>
        option ? String(option.children) : needed ? FINDING : String(current)
      }
    >
      {options.map((option) => (
        <Select.Option key={option.value} value={option.value}>
          {option.label}
        </Select.Option>
      ))}
    </Select>
  );
}
