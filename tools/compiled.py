"""Build the package with its engine compiled to machine code: the same rules, more than twice as fast.

python -m tools.compiled

`build/compiled/` then holds the whole package; `PYTHONPATH=build/compiled` runs it instead of the sources. mypyc
compiles the hot modules: parts of the kernel, the rules, the views, and the bots that search uses. It needs a C
compiler.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "undercroft"
TARGET: Final = ROOT / "build" / "compiled"
READY: Final = ".ready"
"""Marker file of a complete build, for make."""
KERNEL: Final = ("cards", "playout", "rng", "state", "view", "view_cache", "zones")
"""The public API is not compiled: it raises its own errors for arguments of a wrong type."""
HOT: Final = (
    *(f"kernel/{name}.py" for name in KERNEL),
    "games/*/rules/**/*.py",
    "games/*/view.py",
    "games/*/situations.py",
    "games/*/solver/*.py",
    "games/boss_family/bots/**/*.py",
    "games/super_boss_monster/bots/*.py",
    "games/dragon_tower/bots/*.py",
)
"""Patterns of modules that are compiled, except those below and those with classes that mypyc cannot compile."""
EXCLUDED: Final = ("observation.py", "view_state.py", "greedy.py", "assignment.py")
"""Bots that work on views, which search does not use; and a module with a `cached_property`."""
INTERPRETED: Final = frozenset({"msgspec", "TypedDict", "Protocol"})
"""Base classes that mypyc cannot compile: it drops class keywords, and has no protocols."""


def hot_modules(package: Path) -> list[Path]:
    """Return the modules of a package that are compiled, relative to its parent folder."""
    found = {path for pattern in HOT for path in package.glob(pattern)}
    return sorted(path.relative_to(package.parent) for path in found if is_hot(path))


def is_hot(path: Path) -> bool:
    """Return True if a module can be compiled and is not excluded."""
    if path.name in EXCLUDED:
        return False
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return not any(_needs_the_interpreter(node) for node in body if isinstance(node, ast.ClassDef))


def _needs_the_interpreter(declared: ast.ClassDef) -> bool:
    names = [name.id for base in declared.bases for name in ast.walk(base) if isinstance(name, ast.Name)]
    return bool(declared.keywords) or not INTERPRETED.isdisjoint(names)


class BuildAtOnce(build_ext):
    """A build step that compiles the files of an extension in parallel, one per processor."""

    def build_extensions(self) -> None:
        """Compile and link all extensions."""
        compiler: Any = self.compiler

        def compile_all(
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            macros, objects, after, options, todo = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            before = compiler._get_cc_args(options, debug, extra_preargs)

            def compile_one(name: str) -> None:
                source, suffix = todo[name]
                compiler._compile(name, source, suffix, before, after, options)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(compile_one, todo))
            return list(objects)

        compiler.compile = compile_all
        super().build_extensions()


def build(target: Path, optimize: str) -> int:
    """Copy the package to a folder and compile it there; return the number of compiled modules."""
    shutil.rmtree(target, ignore_errors=True)
    package = target / SOURCES.name
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__"))
    modules = hot_modules(package)
    before = Path.cwd()
    os.chdir(target)
    try:
        paths = [str(module) for module in modules]
        extensions = mypycify(paths, opt_level=optimize, debug_level="0", multi_file=True)
        command = BuildAtOnce(Distribution({"name": SOURCES.name, "ext_modules": extensions}))
        command.inplace = True
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    shutil.rmtree(target / "build")
    (target / READY).touch()
    return len(modules)


def main() -> None:
    """Build the package and print where it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--optimize", choices=list("0123"), default="2", help="optimization level of the C compiler")
    count = build(TARGET, parser.parse_args().optimize)
    print(f"{count} modules were compiled in {TARGET.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
