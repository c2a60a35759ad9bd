declare module 'virtual:icon/*' {
  /** The lines of an icon of tabler.io/icons, for `LineIcon`. */
  const lines: string;
  export default lines;
}
