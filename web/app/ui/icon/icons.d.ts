declare module '~icons/tabler/*' {
  import type { Icon } from '#ui/icon/create-icon.tsx';
  const icon: Icon;
  export default icon;
}
