import type { ChecklistItem } from './storyFacts';

/** Items that make no sense for a component, with the reason; a new component is not in here until somebody says why. */
export const notApplicable: Partial<Record<ChecklistItem, { readonly reason: string; readonly folders: readonly string[] }>> = {
  载入: {
    reason: '内容由调用者给齐，自己不载入',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/EmptyState', 'ui/LockScreen', 'ui/NewVersionPrompt', 'ui/PageHeader',
      'ui/PermissionGate', 'ui/ReviewDesk', 'ui/SectionHeader', 'ui/Sidebar', 'ui/StatusTag', 'ui/StepsForm', 'ui/TabStrip', 'ui/ThemeSwitch',
      'ui/TimePicker', 'ui/Timeline', 'ui/Watermark', 'ui/foundation', 'charts/ChartView',
    ],
  },
  空: {
    reason: '没有内容时不出现，或由调用者换成 EmptyState',
    folders: [
      'ui/Breadcrumb', 'ui/DeadlineChip', 'ui/DescriptionList', 'ui/EmptyState', 'ui/JobCard', 'ui/LockScreen', 'ui/NoticeDialog', 'ui/PageHeader',
      'ui/ResultPage', 'ui/SearchForm', 'ui/SectionHeader', 'ui/StatusTag', 'ui/StepsForm', 'ui/ThemeSwitch', 'ui/fields', 'ui/foundation',
      'charts/ChartView',
    ],
  },
  出错: {
    reason: '自己不取数，错误由页面说',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/DescriptionList', 'ui/LockScreen', 'ui/NewVersionPrompt', 'ui/NoticeDialog',
      'ui/PageHeader', 'ui/PermissionGate', 'ui/ResultPage', 'ui/SearchForm', 'ui/SectionHeader', 'ui/Sidebar', 'ui/StatusTag', 'ui/TabStrip',
      'ui/ThemeSwitch', 'ui/Timeline', 'ui/Watermark', 'ui/foundation', 'charts/ChartView',
    ],
  },
  停用: {
    reason: '不是控件，或停用由里面的控件表示',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/DescriptionList', 'ui/EmptyState', 'ui/ImportWizard', 'ui/JobCard', 'ui/MessageBell',
      'ui/NewVersionPrompt', 'ui/NoticeDialog', 'ui/PageHeader', 'ui/PdfViewer', 'ui/PictureViewer', 'ui/ResultPage', 'ui/SearchForm', 'ui/SectionHeader',
      'ui/Sidebar', 'ui/StatusTag', 'ui/StepsForm', 'ui/TabStrip', 'ui/ThemeSwitch', 'ui/Timeline', 'ui/Watermark', 'charts/BarChart',
      'charts/CalendarChart', 'charts/ChartFrame', 'charts/ChartView', 'charts/FunnelChart', 'charts/Gauge', 'charts/HeatMap', 'charts/KpiFlip',
      'charts/LineChart', 'charts/RegionMap', 'charts/RingChart', 'charts/SankeyChart', 'charts/Sparkline', 'charts/TileMap',
    ],
  },
  无权限: {
    reason: '不判断权限，由 PermissionGate 或页面决定显示与否',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/DescriptionList', 'ui/EmptyState', 'ui/FormDialog', 'ui/ImportWizard', 'ui/JobCard',
      'ui/LockScreen', 'ui/MessageBell', 'ui/NewVersionPrompt', 'ui/NoticeDialog', 'ui/PageHeader', 'ui/PdfViewer', 'ui/PictureViewer', 'ui/ResultPage',
      'ui/ReviewDesk', 'ui/SearchForm', 'ui/SectionHeader', 'ui/Sidebar', 'ui/StatusTag', 'ui/StepsForm', 'ui/TabStrip', 'ui/ThemeSwitch', 'ui/TimePicker',
      'ui/Timeline', 'ui/Watermark', 'ui/fields', 'ui/foundation', 'charts/BarChart', 'charts/CalendarChart', 'charts/ChartFrame', 'charts/ChartView',
      'charts/FunnelChart', 'charts/Gauge', 'charts/HeatMap', 'charts/KpiFlip', 'charts/LineChart', 'charts/RegionMap', 'charts/RingChart',
      'charts/SankeyChart', 'charts/Sparkline', 'charts/TileMap',
    ],
  },
};

/** Pages of the design system itself: they are looked at, not built from. */
export const pagesOnly: readonly string[] = ['ui/tokens'];

/** Still to be drawn. This list only gets shorter. */
export const stillMissing: Readonly<Record<string, readonly ChecklistItem[]>> = {
  'ui/CommandPalette': ['窄屏', '宽屏'],
  'ui/FormDialog': ['停用'],
  'ui/MessageBell': ['窄屏', '宽屏'],
  'ui/PdfViewer': ['长文字', '生僻字'],
  'ui/PictureViewer': ['长文字', '生僻字'],
  'ui/Sidebar': ['窄屏', '宽屏'],
  'ui/TabStrip': ['宽屏'],
  'ui/ThemeSwitch': ['长文字', '生僻字'],
  'ui/TimePicker': ['窄屏', '宽屏'],
  'ui/fields': ['载入'],
  'ui/foundation': ['长文字', '生僻字'],
  'charts/BarChart': ['窄屏', '宽屏'],
  'charts/CalendarChart': ['窄屏', '宽屏'],
  'charts/ChartFrame': ['生僻字', '宽屏'],
  'charts/ChartView': ['长文字', '生僻字', '窄屏', '宽屏', '深色'],
  'charts/FunnelChart': ['窄屏', '宽屏'],
  'charts/Gauge': ['窄屏', '宽屏'],
  'charts/HeatMap': ['窄屏', '宽屏'],
  'charts/KpiFlip': ['窄屏', '宽屏'],
  'charts/LineChart': ['窄屏', '宽屏'],
  'charts/RegionMap': ['长文字', '生僻字', '窄屏', '宽屏'],
  'charts/RingChart': ['窄屏', '宽屏'],
  'charts/SankeyChart': ['窄屏', '宽屏'],
  'charts/Sparkline': ['长文字', '生僻字', '窄屏', '宽屏'],
  'charts/TileMap': ['长文字', '生僻字', '宽屏'],
};
