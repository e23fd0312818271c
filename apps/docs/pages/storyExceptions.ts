import type { ChecklistItem } from './storyFacts';

/** Items that make no sense for a component, with the reason; a new component is not in here until somebody says why. */
export const notApplicable: Partial<Record<ChecklistItem, { readonly reason: string; readonly folders: readonly string[] }>> = {
  载入: {
    reason: '内容由调用者给齐，自己不载入，也不等服务器',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/EmptyState', 'ui/NewVersionPrompt', 'ui/PageHeader', 'ui/PermissionGate',
      'ui/SectionHeader', 'ui/Sidebar', 'ui/StatusTag', 'ui/TabStrip', 'ui/ThemeSwitch', 'ui/TimePicker', 'ui/Timeline', 'ui/Watermark', 'ui/Toast', 'ui/foundation',
    ],
  },
  空: {
    reason: '内容是必给的，没有内容时调用者不画它',
    folders: [
      'ui/Breadcrumb', 'ui/DeadlineChip', 'ui/LockScreen', 'ui/NoticeDialog', 'ui/PageHeader', 'ui/ResultPage', 'ui/SectionHeader', 'ui/StatusTag',
      'ui/StepsForm', 'ui/ThemeSwitch', 'ui/Toast', 'ui/foundation',
    ],
  },
  出错: {
    reason: '自己不取数也不提交，错误由页面说',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/DescriptionList', 'ui/NewVersionPrompt', 'ui/NoticeDialog', 'ui/PageHeader',
      'ui/PermissionGate', 'ui/SearchForm', 'ui/SectionHeader', 'ui/Sidebar', 'ui/StatusTag', 'ui/TabStrip', 'ui/ThemeSwitch', 'ui/Timeline',
      'ui/Watermark', 'ui/foundation',
    ],
  },
  停用: {
    reason: '没有会停用的控件',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/DescriptionList', 'ui/EmptyState', 'ui/LockScreen', 'ui/MessageBell',
      'ui/NewVersionPrompt', 'ui/PageHeader', 'ui/ResultPage', 'ui/SectionHeader', 'ui/Sidebar', 'ui/StatusTag', 'ui/ThemeSwitch', 'ui/Timeline',
      'ui/Toast', 'ui/Watermark', 'charts/BarChart', 'charts/CalendarChart', 'charts/ChartFrame', 'charts/ChartView', 'charts/FunnelChart', 'charts/Gauge',
      'charts/HeatMap', 'charts/KpiFlip', 'charts/LineChart', 'charts/RegionMap', 'charts/RingChart', 'charts/SankeyChart', 'charts/Sparkline',
      'charts/TileMap',
    ],
  },
  无权限: {
    reason: '不判断权限，由 PermissionGate 或页面决定显示与否',
    folders: [
      'ui/Breadcrumb', 'ui/CommandPalette', 'ui/DeadlineChip', 'ui/DescriptionList', 'ui/EmptyState', 'ui/FormDialog', 'ui/ImportWizard', 'ui/JobCard',
      'ui/LockScreen', 'ui/MessageBell', 'ui/NewVersionPrompt', 'ui/NoticeDialog', 'ui/PageHeader', 'ui/PdfViewer', 'ui/PictureViewer', 'ui/ResultPage',
      'ui/ReviewDesk', 'ui/SearchForm', 'ui/SectionHeader', 'ui/Sidebar', 'ui/StatusTag', 'ui/StepsForm', 'ui/TabStrip', 'ui/ThemeSwitch', 'ui/TimePicker',
      'ui/Timeline', 'ui/Watermark', 'ui/fields', 'ui/Toast', 'ui/foundation', 'charts/BarChart', 'charts/CalendarChart', 'charts/ChartFrame', 'charts/ChartView',
      'charts/FunnelChart', 'charts/Gauge', 'charts/HeatMap', 'charts/KpiFlip', 'charts/LineChart', 'charts/RegionMap', 'charts/RingChart',
      'charts/SankeyChart', 'charts/Sparkline', 'charts/TileMap',
    ],
  },
};

/** Pages of the design system itself: they are looked at, not built from. */
export const pagesOnly: readonly string[] = ['ui/tokens'];

/** Parts that only other folders show, and files without a component: they have no page of their own. */
export const partsOnly: readonly string[] = ['charts/Chart', 'charts/MapPack', 'charts/core', 'ui/fonts', 'ui/setup'];
