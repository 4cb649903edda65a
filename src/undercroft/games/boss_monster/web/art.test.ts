import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { art } from "./art";

const tables = ["boss_monster", "crash_landing", "tools_of_hero_kind"].map(
  (name) => new URL(`../cards/${name}.toml`, import.meta.url),
);

describe("the sprites of Boss Monster", () => {
  it("are one for every printed card", () => {
    const sections = tables.flatMap((table) =>
      readFileSync(table, "utf8")
        .split(/^\[\[(?:boss|room|spell|hero|item)\]\]/m)
        .slice(1),
    );
    const ids = sections.map(
      (section) => /^id = "(\w+)"/m.exec(section)?.[1] ?? "",
    );
    expect(ids).toHaveLength(154);
    expect(Object.keys(art.sprites).sort()).toEqual(ids.sort());
  });

  it("are drawn apart: no two rooms, spells or bosses share a glyph", () => {
    const things = Object.entries(art.sprites).filter(
      ([id]) => !/^(epic_)?(cleric|fighter|mage|thief)_/.test(id),
    );
    expect(new Set(things.map(([, drawn]) => drawn.glyph)).size).toBe(
      things.length,
    );
  });
});
