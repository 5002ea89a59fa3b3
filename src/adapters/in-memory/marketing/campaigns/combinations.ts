import type { StoredCampaign } from "./state.ts";

/** The combinations that a variate campaign tests. The fake chooses no winner. */
export function combinationsOf({ variate_settings, variate_contents, recipient_ids, id }: StoredCampaign) {
  const varied = [
    variate_settings?.subject_lines ?? [],
    variate_settings?.send_times ?? [],
    variate_settings?.from_names ?? [],
    variate_settings?.reply_to_addresses ?? [],
    variate_contents,
  ];
  const choices = varied.reduce<number[][]>(
    (all, options) => all.flatMap((chosen) => indexes(options).map((index) => [...chosen, index])),
    [[]],
  );
  const tested = Math.floor((recipient_ids.length * (variate_settings?.test_size ?? 100)) / 100);
  return {
    winning_combination_id: "",
    winning_campaign_id: "",
    contents: variate_contents.map(({ content_label }) => content_label),
    combinations: choices.map(
      ([subject_line = 0, send_time = 0, from_name = 0, reply_to = 0, content_description = 0], number) => ({
        id: `${id}-${number}`,
        subject_line,
        send_time,
        from_name,
        reply_to,
        content_description,
        recipients: Math.floor(tested / choices.length) + (number < tested % choices.length ? 1 : 0),
      }),
    ),
  };
}

function indexes(options: readonly unknown[]): number[] {
  return options.length === 0 ? [0] : [...options.keys()];
}
