"""A contract type for import-linter: an allow-list of imports for some packages."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules

ROOT = "undercroft"


class OnlyContract(Contract):
    """Modules and packages that may import only the standard library, each other and the allowed packages.

    Of undercroft itself they may import only the modules and packages that this contract lists.
    """

    type_name = "only"

    source_modules = fields.SetField(subfield=fields.ModuleExpressionField())
    allowed_packages = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Check every import of every module that the contract lists."""
        listed = {module.name for module in module_expressions_to_modules(graph, self.source_modules)}  # type: ignore[arg-type]
        sources = sorted(module for module in graph.modules if _within(module, listed))
        wrong = [
            f"{module} imports {imported}"
            for module in sources
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if not self._allows(imported, listed)
        ]
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def _allows(self, imported: str, listed: set[str]) -> bool:
        package = imported.partition(".")[0]
        if package == ROOT:
            return _within(imported, listed)
        return package in sys.stdlib_module_names or package in self.allowed_packages  # type: ignore[operator]

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print every import that is not allowed."""
        for line in check.metadata["wrong"]:
            output.print_error(line)
            output.new_line()


def _within(module: str, packages: set[str]) -> bool:
    """Return True if a module is one of these packages or belongs to one."""
    return any(module == package or module.startswith(package + ".") for package in packages)
