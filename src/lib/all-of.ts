/** Awaits what is asked for at once, each by its name. */
export async function allOf<Asked extends Readonly<Record<string, PromiseLike<unknown>>>>(
  asked: Asked,
): Promise<{ [Name in keyof Asked]: Awaited<Asked[Name]> }> {
  const named = Object.entries(asked).map(async ([name, one]) => [name, await one] as const)
  return Object.fromEntries(await Promise.all(named)) as { [Name in keyof Asked]: Awaited<Asked[Name]> }
}
