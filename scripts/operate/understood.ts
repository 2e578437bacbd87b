/** What was typed behind a command. Whoever asks for help gets it; what is not understood ends with it, and with 2. */
export function understood<Asked>(help: string, read: () => Asked | 'help'): Asked {
  try {
    const asked = read();
    if (asked !== 'help') return asked;
    console.log(help);
    process.exit(0);
  } catch (failure) {
    console.error(`${failure instanceof Error ? failure.message : failure}\n\n${help}`);
    process.exit(2);
  }
}
