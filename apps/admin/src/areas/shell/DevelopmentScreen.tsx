/** 占位页：尚未开放的功能。 */
export function DevelopmentScreen() {
  return <p role="status">该功能尚未开放，请关注系统通知。</p>;
}
