"""A kind of contract for import-linter: what some rooms may import, everything else being forbidden."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules

ROOT = "undercroft"


class OnlyContract(Contract):
    """Modules, packages with all they hold, that import the standard library and nothing else but what is allowed.

    Inside the house everything may be imported that this contract holds too, or that is listed.
    """

    type_name = "only"

    source_modules = fields.SetField(subfield=fields.ModuleExpressionField())
    allowed_packages = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every import of every module that the contract holds."""
        held = {module.name for module in module_expressions_to_modules(graph, self.source_modules)}  # type: ignore[arg-type]
        sources = sorted(module for module in graph.modules if _within(module, held))
        wrong = [
            f"{module} imports {imported}"
            for module in sources
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if not self._allows(imported, held)
        ]
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def _allows(self, imported: str, held: set[str]) -> bool:
        package = imported.partition(".")[0]
        if package == ROOT:
            return _within(imported, held)
        return package in sys.stdlib_module_names or package in self.allowed_packages  # type: ignore[operator]

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name every import that is not allowed."""
        for line in check.metadata["wrong"]:
            output.print_error(line)
            output.new_line()


def _within(module: str, packages: set[str]) -> bool:
    """Whether a module is one of these packages, or lies in one."""
    return any(module == package or module.startswith(package + ".") for package in packages)
