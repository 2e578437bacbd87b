/** Without this Next would send words of its own with the consultation. */
export default () => null;
